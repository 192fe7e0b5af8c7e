import { type ReactNode, useId, useMemo } from 'react'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { FieldContext, type FieldState } from './field-context.ts'
import { FieldMessage } from './field-message.tsx'

export type FieldProps = {
  label: ReactNode
  /** Keeps the label for screen readers only, where a search icon says enough. */
  isLabelHidden?: boolean
  /** The sentence under the control at rest. */
  hint?: ReactNode
  /** The sentence when the value is refused; wins over `ok` and `hint`. */
  error?: ReactNode
  /** The sentence when the value is good. `true` shows only the green ring. */
  ok?: ReactNode
  required?: boolean
  /** Says "not required" beside the label. */
  optional?: boolean
  disabled?: boolean
  /** `group` for several controls under one label: radios, chips. */
  as?: 'field' | 'group'
  /** On the label's line, at the end: "Forgot password?" */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Label above, control, message below. Links them by id; the control needs no wiring. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, required = false, optional, disabled = false, as = 'field', aside, className } = props
  const { text, controlId, labelId, links, state, message } = useLinks(props, required, disabled)
  const labelLook = cx('text-sm font-semibold text-ink-2', isLabelHidden && 'sr-only')
  const isGroup = as === 'group'
  const words = (
    <>
      {label}
      {required && (
        <span className="text-ruby-ink" aria-hidden="true">
          {' '}
          *
        </span>
      )}
      {required && isGroup && <span className="sr-only"> ({text.required})</span>}
      {optional && <span className="font-normal text-ink-3"> {text.optional}</span>}
    </>
  )
  const Box = isGroup ? 'fieldset' : 'div'
  const group = isGroup ? { 'aria-labelledby': labelId, 'aria-describedby': links.messageId } : {}
  return (
    <Box {...group} className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <div
        className={cx('flex flex-wrap items-baseline justify-between gap-x-3', isLabelHidden && !aside && 'contents')}
      >
        {isGroup ? (
          <span id={labelId} className={labelLook}>
            {words}
          </span>
        ) : (
          <label id={labelId} htmlFor={controlId} className={labelLook}>
            {words}
          </label>
        )}
        {aside}
      </div>
      <FieldContext value={links}>{props.children}</FieldContext>
      <FieldMessage id={links.messageId} state={state} isLive>
        {message}
      </FieldMessage>
    </Box>
  )
}

function useLinks({ hint, error, ok }: FieldProps, isRequired: boolean, isDisabled: boolean) {
  const text = useUiText()
  const base = useId()
  const state: FieldState = error ? 'error' : ok ? 'ok' : 'rest'
  const message = error || (ok === true ? hint : ok) || hint
  const messageId = message ? `${base}m` : undefined
  const controlId = `${base}c`
  const links = useMemo(
    () => ({ controlId, messageId, state, isRequired, isDisabled }),
    [controlId, messageId, state, isRequired, isDisabled],
  )
  return { text, controlId, labelId: `${base}l`, links, state, message }
}
