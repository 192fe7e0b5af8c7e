import type { InboxMessage } from '@fairground/contract'
import { Button, cx, Icon } from '@fairground/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'

const icons: Partial<Record<string, string>> = {
  deposit: 'icon-[ph--hand-deposit-duotone]',
  withdrawal: 'icon-[ph--hand-withdraw-duotone]',
  rebate: 'icon-[ph--hand-coins-duotone]',
  cashback: 'icon-[ph--hand-coins-duotone]',
}
const otherIcon = 'icon-[ph--envelope-simple-duotone]'

interface MessageItemProps {
  message: InboxMessage
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

/** One message: its title, and all of it once opened. */
export function MessageItem({ message, isOpen, onToggle, onRemove }: MessageItemProps) {
  const { t } = useTranslation()
  const bodyId = useId()
  const { title, content, kind, read, createdAt } = message
  return (
    <li className="border-b border-line-soft last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
        className="flex min-h-15 w-full items-center gap-3.5 px-4 py-3 text-start hover:bg-surface-2 focus-ring focus-visible:-outline-offset-2"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-2">
          <Icon name={icons[kind] ?? otherIcon} className={cx('text-xl', read ? 'text-ink-3' : 'text-lamp-ink')} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={cx('block', read ? 'text-ink-2' : 'font-bold')}>
            {!read && <span className="sr-only">{t('inbox.unread')} </span>}
            {title}
          </span>
          <span className="block text-xs text-ink-3">
            <DateTime at={createdAt} />
          </span>
        </span>
        {!read && <i aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ruby" />}
        <Icon name="icon-[ph--caret-down-bold]" className={cx('text-sm text-ink-3', isOpen && 'rotate-180')} />
      </button>
      <div id={bodyId} hidden={!isOpen} className="grid gap-3 px-4 pb-4 ps-17.5">
        <p className="max-w-160 break-words whitespace-pre-line text-ink-2">{content}</p>
        <div>
          <Button variant="quiet" size="sm" start={<Icon name="icon-[ph--trash-duotone]" />} onClick={onRemove}>
            {t('inbox.remove')}
          </Button>
        </div>
      </div>
    </li>
  )
}
