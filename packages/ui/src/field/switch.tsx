import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The words beside it; give `aria-label` when there are none. */
  children?: ReactNode
  /** Where the words stand. */
  side?: 'start' | 'end'
}

/** A checkbox with this role says on and off; its checked state is the browser's. */
const switchRole = { role: 'switch' }

/** On or off, at once. For what is sent later with a form use Check. */
export function Switch({ children, side = 'end', className, ...input }: SwitchProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-6 items-center gap-2.5 text-base touch:min-h-11',
        side === 'start' && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <span className="relative inline-flex h-6 w-10.5 shrink-0">
        <input
          {...input}
          type="checkbox"
          {...switchRole}
          className={cx(
            'peer m-0 size-full appearance-none rounded-pill bg-surface-3 shadow-[inset_0_0_0_1.5px_var(--f-line-control)] focus-ring',
            'transition-[background-color,box-shadow] duration-fast checked:bg-lamp checked:shadow-none disabled:opacity-50',
          )}
        />
        <i
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-ink-3 transition-[translate,background-color] duration-base ease-swing',
            'peer-checked:translate-x-4.5 peer-checked:bg-on-lamp peer-disabled:opacity-60 rtl:peer-checked:-translate-x-4.5',
          )}
        />
      </span>
      {children && <span className="min-w-0">{children}</span>}
    </label>
  )
}
