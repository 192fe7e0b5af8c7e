import { foldDigits } from '@fairground/money'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useFieldControl } from './field-context.ts'
import { bareInputClass, InputShell, type InputSize } from './input-shell.tsx'

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: InputSize
  invalid?: boolean
  /** Before and after the text: an icon, a dial code, a unit, a small button. */
  start?: ReactNode
  end?: ReactNode
}

/**
 * One line of text. Spread `register('name')` of a form library on it as it is. A box for digits (numbers of accounts and
 * telephones, codes) takes those of every script.
 */
export function Input({ size = 'md', invalid, start, end, className, id, disabled, onChange, ...rest }: InputProps) {
  const { state, isDisabled, attributes } = useFieldControl({ id, invalid, disabled })
  const check = state === 'ok' && !end && <Icon name="icon-[ph--check-circle-fill]" className="text-mint-ink" />
  return (
    <InputShell
      state={state}
      size={size}
      isDisabled={isDisabled}
      start={start}
      end={end ?? (check || undefined)}
      className={className}
    >
      <input
        {...attributes}
        {...rest}
        onChange={(event) => {
          if (takesDigits(rest)) foldTyped(event)
          return onChange?.(event)
        }}
        className={bareInputClass}
      />
    </InputShell>
  )
}

const takesDigits = ({ inputMode, type }: InputProps): boolean =>
  type === 'tel' || inputMode === 'numeric' || inputMode === 'decimal' || inputMode === 'tel'

function foldTyped({ target }: ChangeEvent<HTMLInputElement>) {
  const folded = foldDigits(target.value)
  if (folded === target.value) return
  const caret = target.selectionStart
  target.value = folded
  if (caret !== null) target.setSelectionRange(caret, caret)
}
