import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'

export type StepperProps = {
  /** Names the group: "Stake". */
  label: string
  /** What stands between the buttons, already formatted. */
  children: ReactNode
  onDecrease: () => void
  onIncrease: () => void
  canDecrease?: boolean
  canIncrease?: boolean
  disabled?: boolean
  size?: 'sm' | 'md'
  className?: string
}

/** Less and more around a value that the app owns: stakes move along a ladder, not by one. */
export function Stepper(props: StepperProps) {
  const { label, children, onDecrease, onIncrease, canDecrease = true, canIncrease = true, disabled = false } = props
  const { size = 'md', className } = props
  const text = useUiText()
  const button = cx(
    'grid h-full place-items-center rounded-sm text-ink-2 hit-44 focus-ring not-disabled:hover:text-ink disabled:text-ink-disabled',
    size === 'md' ? 'w-9.5 touch:w-11' : 'w-7.5 touch:w-10',
  )
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'inline-flex items-center rounded-sm shadow-[inset_0_0_0_1px_var(--f-line-control)]',
        size === 'md' ? 'h-10 touch:h-11' : 'h-8 touch:h-10',
        className,
      )}
    >
      <button
        type="button"
        aria-label={text.decrease}
        disabled={disabled || !canDecrease}
        onClick={onDecrease}
        className={button}
      >
        <Icon name="icon-[ph--minus-bold]" className="text-sm" />
      </button>
      <b className="min-w-18.5 flex-1 text-center font-bold" aria-live="polite">
        {children}
      </b>
      <button
        type="button"
        aria-label={text.increase}
        disabled={disabled || !canIncrease}
        onClick={onIncrease}
        className={button}
      >
        <Icon name="icon-[ph--plus-bold]" className="text-sm" />
      </button>
    </fieldset>
  )
}
