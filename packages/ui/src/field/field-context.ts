import { createContext, use } from 'react'

export type FieldState = 'rest' | 'ok' | 'error'

export type FieldLinks = {
  controlId: string
  messageId: string | undefined
  state: FieldState
  isRequired: boolean
  isDisabled: boolean
}

export const FieldContext = createContext<FieldLinks | undefined>(undefined)

type Given = { id?: string | undefined; invalid?: boolean | undefined; disabled?: boolean | undefined }

/** Props that a Field provides to its control: id, description, state. The control's own props win. */
export function useFieldControl({ id, invalid, disabled }: Given) {
  const field = use(FieldContext)
  const state: FieldState = invalid ? 'error' : (field?.state ?? 'rest')
  const isDisabled = disabled ?? field?.isDisabled ?? false
  return {
    state,
    isDisabled,
    attributes: {
      id: id ?? field?.controlId,
      disabled: isDisabled || undefined,
      'aria-describedby': field?.messageId,
      'aria-invalid': state === 'error' || undefined,
      'aria-required': field?.isRequired || undefined,
    },
  }
}
