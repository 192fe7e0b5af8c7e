import type { ComponentProps, ReactNode } from 'react'
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

/** One line of text. Spread `register('name')` of a form library on it as it is. */
export function Input({ size = 'md', invalid, start, end, className, id, disabled, ...rest }: InputProps) {
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
      <input {...attributes} {...rest} className={bareInputClass} />
    </InputShell>
  )
}
