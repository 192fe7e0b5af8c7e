import { cx, Icon } from '@fairground/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from './date-time.tsx'

interface FoldableProps {
  icon: string
  title: string
  at: string
  /** It waits to be read: its title is bold, with a dot. */
  isNew?: boolean
  isOpen: boolean
  onToggle: () => void
  /** What is shown once it is open. */
  children: ReactNode
}

/** A list item: a title with its time, and all of it once opened. */
export function Foldable({ icon, title, at, isNew = false, isOpen, onToggle, children }: FoldableProps) {
  const { t } = useTranslation()
  const bodyId = useId()
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
          <Icon name={icon} className={cx('text-xl', isNew || isOpen ? 'text-lamp-ink' : 'text-ink-3')} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={cx('block', isNew ? 'font-bold' : 'font-semibold text-ink-2')}>
            {isNew && <span className="sr-only">{t('inbox.unread')} </span>}
            <bdi>{title}</bdi>
          </span>
          <span className="block text-xs text-ink-3">
            <DateTime at={at} />
          </span>
        </span>
        {isNew && <i aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ruby" />}
        <Icon name="icon-[ph--caret-down-bold]" className={cx('text-sm text-ink-3', isOpen && 'rotate-180')} />
      </button>
      <div id={bodyId} hidden={!isOpen} className="grid gap-3 px-4 pb-4 ps-17.5 max-sm:ps-4">
        {children}
      </div>
    </li>
  )
}
