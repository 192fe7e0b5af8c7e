import { type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'

export type SegOption<Value extends string> = {
  value: Value
  label: string
  /** `<Icon>` before the label. */
  icon?: ReactNode
  /** Only the icon is drawn; the label stays for screen readers. */
  isIconOnly?: boolean
  disabled?: boolean
}

export type SegProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string
  options: readonly SegOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  size?: 'sm' | 'md'
  /** Equal parts over the full width. */
  block?: boolean
  className?: string
}

const item =
  'relative inline-flex items-center justify-center gap-1.5 rounded-[6px] text-center font-semibold text-ink-2 transition-colors duration-fast ' +
  'hover:text-ink has-checked:bg-surface-3 has-checked:text-ink has-checked:shadow-1 has-disabled:text-ink-disabled ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus [&:has(:checked)>span]:text-lamp-ink'

/** Two to five choices side by side, one is on. Arrow keys move, as in any radio group. */
export function Seg<Value extends string>(props: SegProps<Value>) {
  const { label, options, value, onValueChange, size = 'md', block, className } = props
  const name = useId()
  const dims = size === 'md' ? 'min-h-8.5 px-3.5 text-sm touch:min-h-10' : 'min-h-7 px-2.5 text-xs touch:min-h-9.5'
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'max-w-full gap-0.5 rounded-sm bg-sunk p-0.75 shadow-[inset_0_0_0_1px_var(--f-line)]',
        block ? 'grid w-full auto-cols-fr grid-flow-col' : 'inline-flex w-fit no-scrollbar overflow-x-auto',
        className,
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={cx(item, dims, !block && 'whitespace-nowrap')}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
          />
          {option.icon && <span className="pointer-events-none flex">{option.icon}</span>}
          <b className={cx('font-[inherit]', option.isIconOnly && 'sr-only')}>{option.label}</b>
        </label>
      ))}
    </div>
  )
}
