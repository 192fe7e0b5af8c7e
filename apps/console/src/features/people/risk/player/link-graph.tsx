import type { MemberRisk, RiskLink } from '@fairground/contract'
import { Avatar } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarSrc } from '../../../../lib/art.ts'
import { placesAround } from './places-around.ts'

/** The player in the middle, and accounts around that share something: solid and red what weighs, dotted what proves nothing. */
export function LinkGraph({ player }: { player: MemberRisk }) {
  const places = placesAround(player.links.length)
  return (
    <div className="relative mx-auto aspect-[16/11] w-full max-w-2xl">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        {player.links.map((link, index) => (
          <line
            key={`${link.memberId} ${link.trait}`}
            x1={50}
            y1={50}
            x2={places[index]?.x}
            y2={places[index]?.y}
            vectorEffect="non-scaling-stroke"
            strokeWidth={link.isStrong ? 2 : 1.25}
            strokeDasharray={link.isStrong ? undefined : '2 5'}
            style={{ stroke: link.isStrong ? 'var(--f-ruby-ink)' : 'var(--f-ink-3)' }}
          />
        ))}
      </svg>
      <Node x={50} y={50}>
        <Avatar name={player.account} src={avatarSrc(player.icon)} size="md" />
        <bdi className="max-w-24 truncate text-xs font-semibold">{player.account}</bdi>
      </Node>
      {player.links.map((link, index) => (
        <Node key={`${link.memberId} ${link.trait}`} x={places[index]?.x ?? 50} y={places[index]?.y ?? 50}>
          <Account link={link} />
        </Node>
      ))}
    </div>
  )
}

function Node({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <div
      className="absolute grid -translate-x-1/2 -translate-y-1/2 rtl:translate-x-1/2 justify-items-center gap-0.5 rounded-md bg-surface-1 p-1 text-center"
      style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
    >
      {children}
    </div>
  )
}

function Account({ link: { memberId, account, icon, trait, shared, isExcluded } }: { link: RiskLink }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/players/$memberId"
      params={{ memberId }}
      className="grid min-h-11 justify-items-center gap-0.5 rounded-md px-1 text-xs hover:bg-surface-2"
    >
      <Avatar name={account} src={avatarSrc(icon)} size="sm" />
      <bdi className="max-w-24 truncate font-semibold">{account}</bdi>
      <span className="text-ink-3">
        {t(`risk.trait.${trait}`)}
        {shared && <bdi dir="ltr"> {shared}</bdi>}
      </span>
      {isExcluded && <span className="font-semibold text-ruby-ink">{t('risk.excluded')}</span>}
    </Link>
  )
}
