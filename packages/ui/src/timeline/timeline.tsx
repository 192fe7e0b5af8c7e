import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'

const tones = {
  neutral: 'bg-surface-3 text-ink-2',
  ok: 'bg-mint-soft text-mint-ink',
  bad: 'bg-ruby-soft text-ruby-ink',
  wait: 'bg-warn-soft text-warn-ink',
  info: 'bg-blue-soft text-blue-ink',
}

export type TimelineEvent = {
  id: string
  title: ReactNode
  /** Already formatted; in the reader's own time zone. */
  time?: ReactNode
  /** Who did it. */
  actor?: ReactNode
  text?: ReactNode
  /** Class of an icon; a dot when absent. */
  icon?: string
  tone?: keyof typeof tones
}

export type TimelineProps = { events: readonly TimelineEvent[]; label?: string; className?: string }

/** What happened, in order, newest where the app puts it. */
export function Timeline({ events, label, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={cx('grid', className)}>
      {events.map((event, index) => (
        <li key={event.id} className="relative grid grid-cols-[28px_1fr] gap-3 pb-4 last:pb-0">
          {index < events.length - 1 && (
            <i aria-hidden="true" className="absolute start-3.25 top-7 bottom-0 w-0.5 rounded-pill bg-line" />
          )}
          <span className={cx('grid size-7 place-items-center rounded-full text-sm', tones[event.tone ?? 'neutral'])}>
            {event.icon ? (
              <Icon name={event.icon} />
            ) : (
              <i aria-hidden="true" className="size-2 rounded-full bg-current" />
            )}
          </span>
          <div className="min-w-0 pt-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-semibold">{event.title}</b>
              <span className="text-xs text-ink-3">{event.time}</span>
            </div>
            {event.actor && <span className="block text-xs text-ink-3">{event.actor}</span>}
            {event.text && <div className="mt-0.5 text-sm text-ink-2">{event.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
