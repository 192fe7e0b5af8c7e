import type { HotMatch } from '@fairground/contract'
import { Button, Icon, StatusChip } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { useSiteZone } from '../../components/records/use-site-zone.ts'
import { hosted } from '../../lib/image-host.ts'
import { vendorHref } from './game-ways.ts'
import { useLobby } from './lobby-context.ts'

/** Two teams, when they meet, and the way to bet on it. */
export function MatchCard({ match }: { match: HotMatch }) {
  const { t } = useTranslation()
  const { homeTeam, awayTeam, title, state, matchTime } = match
  const bet = useBet(match)
  const timeZone = useOwnZone()
  return (
    <article
      aria-label={t('home.match', { homeTeam, awayTeam })}
      className="@container flex h-full flex-col rounded-lg bg-surface-1 px-4 pt-3.5 pb-4 shadow-1"
    >
      <p className="flex min-h-6 items-center gap-2 text-xs text-ink-3">
        {state === 'live' ? (
          <StatusChip tone="live" size="sm">
            {t('home.matchLive')}
          </StatusChip>
        ) : (
          <Icon name="icon-[ph--calendar-blank]" />
        )}
        <span className="truncate">{title}</span>
      </p>
      {/* Where letters are twice as large, the teams stand below each other. */}
      <div className="grid grid-cols-1 items-start gap-2 py-3.5 text-center @min-[12rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Team name={homeTeam} crest={match.homeTeamImageUrl} />
        <p className="pt-4.5 font-poster text-xl leading-none text-ink-3">
          {t('home.versus')}
          <span className="mt-1.5 block font-sans text-xs leading-[1.3]">
            <DateTime at={matchTime} timeZone={timeZone} />
          </span>
        </p>
        <Team name={awayTeam} crest={match.awayTeamImageUrl} />
      </div>
      <Button className="mt-auto" onClick={bet}>
        {t('home.bet')}
      </Button>
    </article>
  )
}

const never = () => () => {}

/** The time zone of whoever reads; a drawn page begins with that of the site. */
function useOwnZone(): string {
  const siteZone = useSiteZone()
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => siteZone,
  )
}

function Team({ name, crest }: { name: string; crest: string | undefined }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <div className="min-w-0">
      {crest && !isBroken ? (
        <img
          src={hosted(crest)}
          alt=""
          width={58}
          height={58}
          loading="lazy"
          onError={() => setBroken(true)}
          className="mx-auto mb-2 size-14.5 object-contain"
        />
      ) : (
        <span
          aria-hidden="true"
          className="mx-auto mb-2 grid size-14.5 place-items-center rounded-full bg-surface-3 font-poster text-xl text-ink-2"
        >
          {name.slice(0, 2)}
        </span>
      )}
      <b className="block text-sm leading-4.5 font-semibold text-balance">{name}</b>
    </div>
  )
}

/** The game that the match names, else the vendor's place among the sports. */
function useBet({ vassalage, nodeId, title }: HotMatch): () => void {
  const navigate = useNavigate()
  const { launch } = useLobby()
  if (nodeId) return () => launch({ vassalage, nodeId, gameType: 'SPORTS', isGame: 'GAME', displayName: title })
  return () => void navigate({ href: vendorHref({ vassalage, gameType: 'SPORTS' }) })
}
