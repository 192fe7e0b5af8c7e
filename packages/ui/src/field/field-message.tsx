import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import type { FieldState } from './field-context.ts'

const icons: Record<FieldState, string> = {
  rest: 'icon-[ph--info]',
  ok: 'icon-[ph--check-circle-fill]',
  error: 'icon-[ph--warning-circle-fill]',
}
const tones: Record<FieldState, string> = { rest: 'text-ink-3', ok: 'text-mint-ink', error: 'text-ruby-ink' }

export type FieldMessageProps = {
  id?: string | undefined
  state?: FieldState
  /** Class of an icon instead of the state's own. */
  icon?: string
  /** Announces changes politely. */
  isLive?: boolean
  className?: string
  children?: ReactNode
}

/** The small line under a control, also usable alone. Icon and words, so colour is never the only sign. */
export function FieldMessage({ id, state = 'rest', icon, isLive, className, children }: FieldMessageProps) {
  const line = cx('flex items-start gap-1.5 text-xs', tones[state], className)
  const body = children ? (
    <span className={line} id={id}>
      <Icon name={icon ?? icons[state]} className="mt-px text-sm" />
      <span className="min-w-0">{children}</span>
    </span>
  ) : null
  return isLive ? (
    <div aria-live="polite" className={children ? undefined : 'hidden'}>
      {body}
    </div>
  ) : (
    body
  )
}
