interface FieldBase {
  /** The service cannot be on without it. */
  isRequired?: boolean
  /** Says where secrets are sent: with another value the kept secrets must be given again. */
  isDestination?: boolean
}

/** What a text must look like. */
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

interface ProviderSpec {
  /** What it is for; the console shows kinds of one group together. */
  group: 'email'
  /** To whom a test goes: a mailbox, or nobody where asking the service is enough. */
  test: 'email' | 'nobody'
  /** In the order of the form. Texts of the `providers` catalogue: `<kind>.<field>`, and `<kind>.<field>.hint`. */
  fields: Readonly<Record<string, ProviderField>>
  /** What no field can tell alone. */
  check?: (values: ProviderValues) => readonly ProviderFault[]
}

/** Outside services that staff set up in the console. Form, checks, storage and sealing follow from an entry here. */
export const providerKinds = {
  smtp: {
    group: 'email',
    test: 'email',
    fields: {
      host: { type: 'text', format: 'host', lengthMax: 253, isRequired: true, isDestination: true },
      port: { type: 'number', min: 1, max: 65_535, initial: 587, isDestination: true },
      security: { type: 'choice', options: ['starttls', 'tls', 'none'], isDestination: true },
      username: { type: 'text', lengthMax: 128 },
      password: { type: 'secret', lengthMax: 256 },
      from: { type: 'text', format: 'email', lengthMax: 254, isRequired: true },
      fromName: { type: 'text', lengthMax: 64, initial: 'Fairground' },
      certificate: { type: 'lines', lengthMax: 8_000 },
      timeoutSeconds: { type: 'number', min: 1, max: 30, initial: 10 },
    },
    // A password that travels in plain is everybody's.
    check: ({ security, username }) =>
      security === 'none' && username !== '' ? [{ field: 'security', key: 'validation.plainPassword' }] : [],
  },
} as const satisfies Readonly<Record<string, ProviderSpec>>

export type ProviderKind = keyof typeof providerKinds
export type ProviderGroup = ProviderSpec['group']
export const providerKindNames = Object.keys(providerKinds) as [ProviderKind, ...ProviderKind[]]

/** The entry of a kind, for those who treat all kinds alike. */
export const providerSpec = (kind: ProviderKind): ProviderSpec => providerKinds[kind]

export const providerFields = (kind: ProviderKind): [string, ProviderField][] =>
  Object.entries(providerSpec(kind).fields)

type ValueOf<Field> = Field extends { type: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Field extends { type: 'number' }
    ? number
    : Field extends { type: 'toggle' }
      ? boolean
      : string
type FieldsOf<Kind extends ProviderKind> = (typeof providerKinds)[Kind]['fields']

/** Everything of a kind, its secrets opened; a text that was left empty is ''. */
export type ProviderSettings<Kind extends ProviderKind> = {
  -readonly [Field in keyof FieldsOf<Kind>]: ValueOf<FieldsOf<Kind>[Field]>
}

/** What a field holds before anybody set it. A secret has no value here. */
export function initialValue(field: ProviderField): ProviderValue {
  switch (field.type) {
    case 'choice':
      return field.options[0]
    case 'number':
    case 'toggle':
      return field.initial
    case 'secret':
      return ''
    default:
      return field.initial ?? ''
  }
}
