import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & { children?: ReactNode }

/** One of a group that shares a `name`. Put the group in a Field with `as="group"`. */
export function Radio({ children, className, ...input }: RadioProps) {
  return (
    <label className={cx('group/radio inline-flex items-start gap-2.5 text-sm text-ink-2 touch:py-2', className)}>
      <input
        {...input}
        type="radio"
        className={cx(
          'm-0 size-5 shrink-0 appearance-none rounded-full transition-shadow duration-fast focus-ring disabled:opacity-50',
          'shadow-[inset_0_0_0_1.5px_var(--f-line-control)] group-hover/radio:shadow-[inset_0_0_0_1.5px_var(--f-ink-3)]',
          'checked:shadow-[inset_0_0_0_1.5px_var(--f-lamp-ink),inset_0_0_0_5px_var(--f-input)]! checked:bg-lamp-ink',
        )}
      />
      {children && <span className="min-w-0 pt-px">{children}</span>}
    </label>
  )
}
