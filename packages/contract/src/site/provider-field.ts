interface FieldBase {
  /** The service cannot be on without it. */
  isRequired?: boolean
  /** Says where secrets are sent: with another value the kept secrets must be given again. */
  isDestination?: boolean
}

/** Required form of a text. */
export type ProviderTextFormat = 'host' | 'address' | 'email'

/** One line or several lines of text, a number, one of a few words, yes or no, or a secret that nobody reads again. */
export type ProviderField = FieldBase &
  (
    | { type: 'text' | 'lines'; lengthMax: number; format?: ProviderTextFormat; initial?: string }
    | { type: 'number'; min: number; max: number; initial: number }
    | { type: 'choice'; options: readonly [string, ...string[]] }
    | { type: 'toggle'; initial: boolean }
    | { type: 'secret'; lengthMax: number }
  )

export type ProviderValue = string | number | boolean
export type ProviderValues = Readonly<Record<string, ProviderValue>>

/** Why something typed cannot be; `key` is a text of the errors catalogue. */
export interface ProviderFault {
  field: string
  key: string
  args?: Record<string, string | number>
}
