import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded-pill font-semibold whitespace-nowrap focus-ring ' +
  'bg-surface-1 text-ink-2 shadow-[inset_0_0_0_1px_var(--f-line)] transition-[color,background-color,box-shadow] duration-fast ' +
  'not-disabled:hover:text-ink not-disabled:active:translate-y-px disabled:text-ink-disabled disabled:line-through ' +
  'aria-pressed:bg-lamp-soft aria-pressed:text-lamp-ink aria-pressed:shadow-[inset_0_0_0_1.5px_var(--f-lamp-ink)]'
const sizes = { sm: 'h-7.5 px-2.75 text-xs hit-44 touch:min-w-11', md: 'h-9 px-3.5 text-sm touch:h-11' }

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  pressed?: boolean
  size?: keyof typeof sizes
  icon?: ReactNode
}

/** A small choice: an amount, a filter. Disabled amounts are struck through. */
export function Chip({ pressed = false, size = 'md', icon, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={cx(base, sizes[size], className)}>
      {icon}
      {children}
    </button>
  )
}

export type FilterChipProps = { label: string; onRemove: () => void; className?: string }

/** A filter that is on, and the way to take it off. */
export function FilterChip({ label, onRemove, className }: FilterChipProps) {
  const text = useUiText()
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={fill(text.remove, { label })}
      className={cx(
        'inline-flex h-7.5 items-center gap-1.5 rounded-pill bg-lamp-soft px-2.75 text-xs font-semibold text-lamp-ink hit-44 focus-ring',
        'shadow-[inset_0_0_0_1.5px_var(--f-lamp-ink)] hover:brightness-108',
        className,
      )}
    >
      {label}
      <Icon name="icon-[ph--x-bold]" className="text-[10px]" />
    </button>
  )
}
