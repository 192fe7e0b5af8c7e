import type { ProviderFault, ProviderField, ProviderValue, ProviderValues } from './provider-field.ts'
import { checkRequest } from './provider-request.ts'

interface ProviderSpec {
  /** What it is for; the console shows kinds of one group together. */
  group: 'email' | 'sms' | 'sign-in' | 'identity' | 'payment' | 'app'
  /** To whom a test goes: a mailbox, a phone, or nobody where asking the service is enough. */
  test: 'email' | 'sms' | 'nobody'
  /** In the order of the form. Texts of the `providers` catalogue: `<kind>.<field>`, and `<kind>.<field>.hint`. */
  fields: Readonly<Record<string, ProviderField>>
  /** What no field can tell alone. */
  check?: (values: ProviderValues) => readonly ProviderFault[]
}

/** The site's credentials at an identity provider; its address cannot be configured. */
const clientFields = {
  clientId: { type: 'text', lengthMax: 255, isRequired: true, isDestination: true },
  clientSecret: { type: 'secret', lengthMax: 255, isRequired: true },
} as const

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
      certificate: { type: 'lines', lengthMax: 8_000, isDestination: true },
      timeoutSeconds: { type: 'number', min: 1, max: 30, initial: 10 },
    },
    // A password that travels in plain is everybody's.
    check: ({ security, username }) =>
      security === 'none' && username !== '' ? [{ field: 'security', key: 'validation.plainPassword' }] : [],
  },
  'sms-http': {
    group: 'sms',
    test: 'sms',
    fields: {
      // Whatever says where the secret stands in the request says where it goes: into a text that somebody receives, too.
      method: { type: 'choice', options: ['POST', 'GET', 'PUT'], isDestination: true },
      address: { type: 'text', format: 'address', lengthMax: 1_000, isRequired: true, isDestination: true },
      headers: { type: 'lines', lengthMax: 2_000, isDestination: true },
      bodyKind: { type: 'choice', options: ['json', 'form'], isDestination: true },
      body: {
        type: 'lines',
        lengthMax: 4_000,
        initial: '{"to":"{to}","text":"{text}","reference":"{id}"}',
        isDestination: true,
      },
      secret: { type: 'secret', lengthMax: 1_000 },
      sender: { type: 'text', lengthMax: 20 },
      numberForm: { type: 'choice', options: ['plus', 'digits'] },
      resultPath: { type: 'text', lengthMax: 100 },
      resultValue: { type: 'text', lengthMax: 100 },
      idPath: { type: 'text', lengthMax: 100 },
      timeoutSeconds: { type: 'number', min: 1, max: 30, initial: 10 },
    },
    check: checkRequest,
  },
  smpp: {
    group: 'sms',
    test: 'sms',
    fields: {
      host: { type: 'text', format: 'host', lengthMax: 253, isRequired: true, isDestination: true },
      port: { type: 'number', min: 1, max: 65_535, initial: 2775, isDestination: true },
      isEncrypted: { type: 'toggle', initial: true, isDestination: true },
      certificate: { type: 'lines', lengthMax: 8_000, isDestination: true },
      systemId: { type: 'text', lengthMax: 15, isRequired: true },
      password: { type: 'secret', lengthMax: 8 },
      systemType: { type: 'text', lengthMax: 12 },
      sender: { type: 'text', lengthMax: 20, isRequired: true },
      senderForm: { type: 'choice', options: ['name', 'number', 'short'] },
      timeoutSeconds: { type: 'number', min: 1, max: 12, initial: 10 },
    },
  },
  google: { group: 'sign-in', test: 'nobody', fields: clientFields },
  facebook: { group: 'sign-in', test: 'nobody', fields: clientFields },
  'phone-auth': {
    group: 'sign-in',
    test: 'nobody',
    fields: {
      projectId: { type: 'text', lengthMax: 64, isRequired: true },
      // Not a secret: every browser sends it.
      apiKey: { type: 'text', lengthMax: 128, isRequired: true },
    },
  },
  /** Who looks at papers and faces for the site. */
  'identity-rest': {
    group: 'identity',
    test: 'nobody',
    fields: {
      address: { type: 'text', format: 'address', lengthMax: 500, isRequired: true, isDestination: true },
      secret: { type: 'secret', lengthMax: 1_000, isRequired: true },
      timeoutSeconds: { type: 'number', min: 1, max: 30, initial: 10 },
    },
  },
  'payment-gateway': {
    group: 'payment',
    test: 'nobody',
    fields: {
      address: { type: 'text', format: 'address', lengthMax: 500, isRequired: true, isDestination: true },
      merchantId: { type: 'text', lengthMax: 64, isRequired: true },
      secret: { type: 'secret', lengthMax: 256, isRequired: true },
      toleranceSeconds: { type: 'number', min: 30, max: 900, initial: 300 },
      timeoutSeconds: { type: 'number', min: 1, max: 30, initial: 10 },
    },
  },
  /** Who signs the profile that puts the site on the home screen of an iPhone. */
  'profile-signing': {
    group: 'app',
    test: 'nobody',
    fields: {
      name: { type: 'text', lengthMax: 40, isRequired: true, initial: 'Fairground' },
      certificates: { type: 'lines', lengthMax: 8_000, isRequired: true },
      privateKey: { type: 'secret', lengthMax: 6_000, isRequired: true },
    },
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

/** Default value of a field; secrets have none. */
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
