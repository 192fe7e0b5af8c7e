import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import { useFieldControl } from './field-context.ts'
import { bareInputClass, inputShellClass } from './input-shell.tsx'

export type TextareaProps = ComponentProps<'textarea'> & { invalid?: boolean }

/** Several lines of text; grows with what is typed where the browser can, up to 12 lines. */
export function Textarea({ invalid, className, id, disabled, rows = 3, ...rest }: TextareaProps) {
  const { state, isDisabled, attributes } = useFieldControl({ id, invalid, disabled })
  return (
    <span className={cx(inputShellClass(state, 'md', isDisabled), 'h-auto! items-stretch py-2.5', className)}>
      <textarea
        {...attributes}
        {...rest}
        rows={rows}
        className={cx(bareInputClass, 'field-sizing-content max-h-[12lh] min-h-[3lh] resize-none leading-[1.45]')}
      />
    </span>
  )
}
