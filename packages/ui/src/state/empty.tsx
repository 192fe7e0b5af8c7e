import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'

export type EmptyProps = {
  /** What is not here. */
  title: ReactNode
  /** What will be here, or what to do. */
  text?: ReactNode
  /** One way on. */
  action?: ReactNode
  /** A picture 64 px wide, or an icon class. */
  art?: ReactNode
  icon?: string
  /** `row` beside its text, `column` in the middle of a large place. */
  layout?: 'row' | 'column'
  className?: string
}

/** A quiet empty place with one way on. */
export function Empty({ title, text, action, art, icon, layout = 'column', className }: EmptyProps) {
  return (
    <div
      className={cx(
        'flex gap-4',
        layout === 'row' ? 'flex-wrap items-center text-start' : 'flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      {art ?? (icon && <Icon name={icon} className="text-[44px] text-ink-3" />)}
      <div className={layout === 'row' ? 'min-w-40 flex-1' : 'max-w-100'}>
        <b className="block text-lg font-bold text-balance">{title}</b>
        {text && <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
      </div>
      {action}
    </div>
  )
}
