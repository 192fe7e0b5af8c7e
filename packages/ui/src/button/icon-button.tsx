import { type ComponentProps, type MouseEvent, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { createClickGuard } from '../lib/click-guard.ts'
import { cx } from '../lib/cx.ts'
import { Count } from '../status/count.tsx'

const looks = {
  quiet: 'text-ink-2 not-disabled:hover:bg-surface-2 not-disabled:hover:text-ink',
  solid: 'bg-surface-2 text-ink not-disabled:hover:bg-surface-3',
  line: 'text-ink shadow-[inset_0_0_0_1.5px_var(--f-line-control)] not-disabled:hover:bg-surface-2',
  lamp: 'bg-(image:--f-btn-lamp) text-on-lamp shadow-(--f-btn-lamp-shadow)',
  glass: 'bg-[rgb(20_8_30/.6)] text-[#fff6e4] not-disabled:hover:bg-[rgb(20_8_30/.8)]',
}
const sizes = { xs: 'size-7 text-sm', sm: 'size-8 text-base', md: 'size-10 text-lg', lg: 'size-12 text-[20px]' }

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name; there is no visible text. */
  label: string
  /** The whole class of a Phosphor icon, as in `Icon`. */
  icon: string
  flip?: boolean
  look?: keyof typeof looks
  size?: keyof typeof sizes
  round?: boolean
  /** Pressed state of a toggle. */
  pressed?: boolean
  /** Unread number on the corner; the label should say it too. */
  count?: number
  /** Clicks within this many milliseconds of the last one are ignored. */
  guardMs?: number
  iconClassName?: string
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
  flip,
  look = 'quiet',
  size = 'md',
  round,
  pressed,
  ...rest
}: IconButtonProps) {
  const { count, guardMs = 0, className, iconClassName, onClick, type = 'button', ...attributes } = rest
  const [guard] = useState(() => createClickGuard(guardMs, () => performance.now()))
  const click = (event: MouseEvent<HTMLButtonElement>) => guard.accepts() && onClick?.(event)
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      onClick={click}
      className={cx(
        'inline-grid shrink-0 place-items-center transition-[background-color,color,transform] duration-fast hit-44 focus-ring',
        'not-disabled:active:translate-y-px disabled:text-ink-disabled',
        round ? 'rounded-full' : 'rounded-sm',
        looks[look],
        sizes[size],
        className,
      )}
    >
      <Icon name={icon} flip={flip} className={iconClassName} />
      {count !== undefined && count > 0 && <Count value={count} className="absolute -end-0.5 -top-0.5" />}
    </button>
  )
}
