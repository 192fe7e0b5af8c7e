import type {
  ProviderFault,
  ProviderField,
  ProviderTextFormat,
  ProviderValue,
  ProviderValues,
} from './provider-field.ts'
import { type ProviderKind, providerFields, providerSpec } from './provider-kinds.ts'

export interface SavedProvider {
  values: ProviderValues
  /** Names of the secrets that are kept. */
  secretsSet: readonly string[]
}

/** A secret is replaced by a text, removed by null, and kept where it is not named. */
export interface ProviderDraft {
  isOn: boolean
  values: ProviderValues
  secrets: Readonly<Record<string, string | null>>
}

type Breach = Omit<ProviderFault, 'field'> | undefined

/** Why these settings cannot be saved; empty when they can. The form and the server both ask. */
export function checkProvider(kind: ProviderKind, saved: SavedProvider, draft: ProviderDraft): ProviderFault[] {
  const fields = providerFields(kind)
  const isMoved = fields.some(([name, field]) => field.isDestination && draft.values[name] !== saved.values[name])
  const faults = fields.flatMap(([name, field]) => {
    const isKept = saved.secretsSet.includes(name) && draft.secrets[name] === undefined
    const breach =
      field.type !== 'secret'
        ? valueBreach(field, draft.values[name])
        : isKept
          ? isMoved && { key: 'validation.secretAgain' }
          : textBreach(field.lengthMax, draft.secrets[name] ?? '')
    const missed = draft.isOn && field.isRequired && !isKept && isEmpty(draft, name)
    if (missed) return [{ field: name, key: 'validation.required' }]
    return breach ? [{ field: name, ...breach }] : []
  })
  return faults.length > 0 ? faults : [...(providerSpec(kind).check?.(draft.values) ?? [])]
}

const isEmpty = ({ values, secrets }: ProviderDraft, name: string): boolean =>
  (values[name] ?? '') === '' && (secrets[name] ?? '') === ''

function valueBreach(field: Exclude<ProviderField, { type: 'secret' }>, value: ProviderValue | undefined): Breach {
  switch (field.type) {
    case 'toggle':
      return typeof value === 'boolean' ? undefined : { key: 'validation.format' }
    case 'choice':
      return field.options.includes(String(value))
        ? undefined
        : { key: 'validation.choice', args: { choices: field.options.join(', ') } }
    case 'number':
      return numberBreach(field.min, field.max, value)
    default:
      if (typeof value !== 'string') return { key: 'validation.format' }
      if (value !== '' && field.format && !formats[field.format].test(value))
        return { key: `validation.${field.format}` }
      return textBreach(field.lengthMax, value)
  }
}

function numberBreach(min: number, max: number, value: ProviderValue | undefined): Breach {
  if (typeof value !== 'number' || !Number.isInteger(value)) return { key: 'validation.format' }
  if (value < min) return { key: 'validation.tooSmall', args: { min } }
  return value > max ? { key: 'validation.tooBig', args: { max } } : undefined
}

const textBreach = (max: number, text: string): Breach =>
  text.length > max ? { key: 'validation.tooLong', args: { max } } : undefined

const formats: Record<ProviderTextFormat, RegExp> = {
  // A name, or an address of either kind.
  host: /^(?:[a-z0-9][a-z0-9.-]*|[0-9a-f]*:[0-9a-f:.]+)$/i,
  // Plain http only to this very machine, where a sandbox has its own servers.
  address: /^(?:https:\/\/[^\s/?#@{}]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?)(?:[/?#]\S*)?$/i,
  email: /^[^\s@<>"',;:]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i,
}
