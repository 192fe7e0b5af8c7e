import { Count, Icon } from '@fairground/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** The header's way to the messages, with how many are unread. */
export function InboxLink({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const label = unread > 0 ? t('inbox.openUnread', { count: unread }) : t('member.messageV2')
  return (
    <Link
      to="/member/$pageKey"
      params={{ pageKey: 'messageV2' }}
      aria-label={label}
      title={label}
      className="relative grid size-10 shrink-0 place-items-center rounded-sm text-xl text-ink-2 hit-44 hover:bg-surface-2 hover:text-ink focus-ring"
    >
      <Icon name="icon-[ph--bell-duotone]" />
      {unread > 0 && <Count value={unread} className="absolute -end-0.5 -top-0.5" />}
    </Link>
  )
}
