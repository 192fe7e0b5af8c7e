import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'

const tones = {
  info: { box: 'bg-blue-soft', ink: 'text-blue-ink', icon: 'icon-[ph--info]' },
  ok: { box: 'bg-mint-soft', ink: 'text-mint-ink', icon: 'icon-[ph--check-circle]' },
  warn: { box: 'bg-warn-soft', ink: 'text-warn-ink', icon: 'icon-[ph--warning]' },
  bad: { box: 'bg-ruby-soft', ink: 'text-ruby-ink', icon: 'icon-[ph--warning-circle]' },
}

export type NoteProps = {
  tone?: keyof typeof tones
  /** Class of an icon instead of the tone's own. */
  icon?: string
  title?: ReactNode
  /** A link or button at the end. */
  action?: ReactNode
  /** Announced when it appears. */
  isLive?: boolean
  className?: string
  children?: ReactNode
}

/** A notice in the flow of the page. */
export function Note({ tone = 'info', icon, title, action, isLive, className, children }: NoteProps) {
  const { box, ink, icon: own } = tones[tone]
  return (
    <div
      role={isLive ? 'status' : undefined}
      className={cx('flex gap-2.5 rounded-md px-3.5 py-3 text-sm text-ink', box, className)}
    >
      <Icon name={icon ?? own} className={cx('mt-px text-[17px]', ink)} />
      <div className="min-w-0 flex-1">
        {title && <b className="block font-semibold">{title}</b>}
        {children}
      </div>
      {action && <div className="shrink-0 self-center">{action}</div>}
    </div>
  )
}
