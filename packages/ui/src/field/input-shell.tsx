import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import type { FieldState } from './field-context.ts'

export type InputSize = 'sm' | 'md' | 'lg'

const rings: Record<FieldState, string> = {
  rest: 'shadow-[inset_0_0_0_1px_var(--f-line-control)] hover:shadow-[inset_0_0_0_1px_var(--f-ink-3)]',
  ok: 'shadow-[inset_0_0_0_1px_var(--f-mint-ink)]',
  error: 'shadow-[inset_0_0_0_2px_var(--f-ruby-ink)]',
}
const sizes: Record<InputSize, string> = {
  sm: 'h-10 touch:h-11 text-base',
  md: 'h-11 text-base touch:h-12 touch:text-lg',
  lg: 'h-13 text-xl font-bold',
}

/** The box of an input: ring, ground, height. The ring turns lamp-coloured while something inside has focus. */
export function inputShellClass(state: FieldState, size: InputSize, isDisabled: boolean): string {
  return cx(
    'flex min-w-0 items-center gap-2 rounded-sm bg-input px-3 text-ink transition-shadow duration-fast',
    'has-[:is(input,textarea,button[data-shell]):focus-visible]:shadow-[inset_0_0_0_2px_var(--f-focus)]',
    sizes[size],
    rings[state],
    isDisabled && 'pointer-events-none [&_:is(input,textarea)]:opacity-55',
  )
}

/** The bare control inside the box: it fills it and draws nothing itself. */
export const bareInputClass =
  'h-full w-full min-w-0 flex-1 bg-transparent p-0 outline-none! shadow-none! [font:inherit] text-inherit'

export type InputShellProps = {
  state: FieldState
  size: InputSize
  isDisabled: boolean
  start?: ReactNode
  end?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function InputShell({ state, size, isDisabled, start, end, className, children }: InputShellProps) {
  return (
    <span className={cx(inputShellClass(state, size, isDisabled), className)}>
      {start && <span className="flex shrink-0 items-center text-ink-3">{start}</span>}
      {children}
      {end && <span className="flex shrink-0 items-center gap-1 text-ink-3">{end}</span>}
    </span>
  )
}
