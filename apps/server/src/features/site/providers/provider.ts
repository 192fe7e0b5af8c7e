import {
  checkProvider,
  type ProviderDraft,
  type ProviderFault,
  type ProviderKind,
  providerFields,
} from '@fairground/contract'
import type { StoredProvider } from './stored-provider.ts'

interface Changed {
  next: StoredProvider
  /** Names of the fields that are not as before, secrets among them. */
  fields: string[]
}

/** The settings after a change, or why they cannot be. Fields that the kind does not have are left out. */
export function changed(
  kind: ProviderKind,
  before: StoredProvider,
  draft: ProviderDraft,
): { faults: ProviderFault[] } | Changed {
  const fields = providerFields(kind)
  const plain = fields.filter(([, { type }]) => type !== 'secret').map(([name]) => name)
  const hidden = fields.filter(([, { type }]) => type === 'secret').map(([name]) => name)
  const values = Object.fromEntries(plain.map((name) => [name, draft.values[name] ?? before.values[name] ?? '']))
  const whole = { ...draft, values }
  const faults = checkProvider(kind, { values: before.values, secretsSet: Object.keys(before.secrets) }, whole)
  if (faults.length > 0) return { faults }
  const secrets = Object.fromEntries(
    hidden.flatMap((name) => {
      const secret = draft.secrets[name] === undefined ? before.secrets[name] : draft.secrets[name]
      return secret ? [[name, secret]] : []
    }),
  )
  return {
    next: { isOn: draft.isOn, values, secrets, revision: before.revision + 1 },
    fields: [
      ...plain.filter((name) => values[name] !== before.values[name]),
      ...hidden.filter((name) => secrets[name] !== before.secrets[name]),
    ],
  }
}
