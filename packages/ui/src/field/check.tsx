import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'

export type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The sentence beside the box; links in it work. Give `aria-label` when there is none. */
  children?: ReactNode
  /** Some of several are chosen. */
  indeterminate?: boolean
  invalid?: boolean
  size?: 'sm' | 'md'
}

/** A box to tick. Spread `register('name')` on it as it is. */
export function Check({ children, indeterminate = false, invalid, size = 'md', className, ...input }: CheckProps) {
  return (
    <label
      className={cx(
        'group/check inline-flex items-start align-middle gap-2.5 text-sm text-ink-2 touch:py-3',
        className,
      )}
    >
      <span className={cx('relative grid shrink-0 place-items-center', size === 'md' ? 'size-5' : 'size-4.5')}>
        <input
          {...input}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = indeterminate
            return passRef(input.ref, box)
          }}
          aria-invalid={invalid || undefined}
          className={cx(
            'peer absolute inset-0 m-0 size-full appearance-none rounded-[6px] transition-[background-color,box-shadow] duration-fast focus-ring',
            'checked:bg-lamp indeterminate:bg-lamp checked:shadow-none indeterminate:shadow-none disabled:opacity-50',
            invalid
              ? 'shadow-[inset_0_0_0_2px_var(--f-ruby-ink)]'
              : 'shadow-[inset_0_0_0_1.5px_var(--f-line-control)] group-hover/check:shadow-[inset_0_0_0_1.5px_var(--f-ink-3)]',
          )}
        />
        <Icon
          name={indeterminate ? 'icon-[ph--minus-bold]' : 'icon-[ph--check-bold]'}
          className="pointer-events-none relative scale-50 text-[12px] text-on-lamp opacity-0 transition-[opacity,scale] duration-fast ease-swing peer-checked:scale-100 peer-checked:opacity-100 peer-indeterminate:scale-100 peer-indeterminate:opacity-100"
        />
      </span>
      {children && <span className="min-w-0 pt-px">{children}</span>}
    </label>
  )
}

function passRef(ref: CheckProps['ref'], box: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(box)
  if (ref) ref.current = box
}
