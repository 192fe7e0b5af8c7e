import { Count, Icon, Menu } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { LogoutDialog } from '../../features/session/logout-dialog.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { showFeedback } from '../../lib/feedback-prompt.ts'
import { openNews } from '../../lib/news-prompt.ts'
import { memberMenu } from './member-pages.ts'
import { usePageCounts } from './use-page-counts.ts'

const agentIcon = 'icon-[ph--users-three-duotone]'

/** Who is signed in, and everything that is theirs. */
export function AccountMenu() {
  const { t } = useTranslation()
  const whoever = useMember()
  const countOf = usePageCounts(whoever)
  const { member, isTrial, isAgent } = whoever
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const pages = isTrial
    ? []
    : memberMenu.map(({ key, icon }) => ({
        id: key,
        label: t(`member.${key}`),
        icon,
        href: `/member/${key}`,
        end: countOf(key) > 0 ? <Count value={countOf(key)} /> : undefined,
      }))
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className="flex min-h-11 items-center gap-2 rounded-pill ps-1 pe-2 hover:bg-surface-2 focus-ring"
            aria-label={t('account.menu', { name: member?.account ?? '' })}
          >
            <MemberAvatar account={member?.account} icon={member?.icon} size="md" />
            <span className="hidden min-w-0 text-start leading-[1.25] lg:block">
              <b className="block max-w-30 truncate text-sm font-bold">
                <bdi>{member?.account}</bdi>
              </b>
              {(isTrial || member?.hasVip) && (
                <span className="block max-w-30 truncate text-2xs font-semibold text-lamp-ink">
                  {isTrial ? t('account.trial') : member?.vipLabelName}
                </span>
              )}
            </span>
            <Icon name="icon-[ph--caret-down-bold]" className="hidden text-xs text-ink-3 lg:block" />
          </button>
        }
        items={[
          ...(isAgent ? [{ id: 'agent', label: t('agent.home'), icon: agentIcon, href: '/agentHome' }] : []),
          ...pages,
          ...(pages.length > 0 ? [{ kind: 'line' as const, id: 'line' }] : []),
          {
            id: 'notices',
            label: t('news.notices'),
            icon: 'icon-[ph--bell-ringing-duotone]',
            onClick: () => openNews({ kind: 'notices' }),
          },
          {
            id: 'feedback',
            label: t('feedback.title'),
            icon: 'icon-[ph--chat-centered-text-duotone]',
            onClick: () => showFeedback(true),
          },
          {
            id: 'logout',
            label: t('session.logout'),
            icon: 'icon-[ph--sign-out-duotone]',
            onClick: () => setLeaving(true),
          },
        ]}
      />
      <LogoutDialog open={isLeaving} onOpenChange={setLeaving} onDone={() => void navigate({ to: '/' })} />
    </>
  )
}
