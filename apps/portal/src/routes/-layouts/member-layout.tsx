import { Count } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useTitle } from '../../lib/use-title.ts'
import { type MemberPageKey, memberMenu } from './member-pages.ts'
import { SideLabel, SideMenu, sideLink } from './side-menu.tsx'
import { usePageCounts } from './use-page-counts.ts'

/** The member centre: its menu at the side, one page beside it. */
export function MemberLayout({ pageKey, children }: { pageKey: MemberPageKey; children: ReactNode }) {
  const { t } = useTranslation()
  const whoever = useMember()
  const countOf = usePageCounts(whoever)
  const { member } = whoever
  useTitle(t(`member.${pageKey}`))
  const head = (
    <div className="flex items-center gap-3">
      <MemberAvatar account={member?.account} icon={member?.icon} />
      <span className="min-w-0">
        <b className="block truncate">
          <bdi>{member?.account}</bdi>
        </b>
        {member?.hasVip && (
          <span className="block truncate text-2xs font-semibold text-lamp-ink">
            {t('vip.label', { rank: member.vipRankLevel, label: member.vipLabelName })}
          </span>
        )}
      </span>
    </div>
  )
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-6 px-4 py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:px-6 2xl:px-0">
      <SideMenu label={t('member.label')} head={head} className="max-lg:hidden">
        {memberMenu.map(({ key, icon }) => (
          <Link key={key} to="/member/$pageKey" params={{ pageKey: key }} {...sideLink(key === pageKey)}>
            <SideLabel icon={icon} isOpen={key === pageKey}>
              <span className="min-w-0 flex-1">{t(`member.${key}`)}</span>
              {countOf(key) > 0 && <Count value={countOf(key)} />}
            </SideLabel>
          </Link>
        ))}
      </SideMenu>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
