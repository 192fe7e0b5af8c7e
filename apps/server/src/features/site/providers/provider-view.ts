import type { Provider, ProviderKind } from '@fairground/contract'
import type { StoredProvider } from './stored-provider.ts'

interface Changed {
  changedAt: Date
  changedByName: string | null
}

/** What staff are shown: which secrets are set, never what they are. */
export const providerView = (kind: ProviderKind, stored: StoredProvider, changed?: Changed): Provider => ({
  kind,
  isOn: stored.isOn,
  values: stored.values,
  secretsSet: Object.keys(stored.secrets),
  revision: stored.revision,
  changedAt: changed?.changedAt.toISOString(),
  changedBy: changed?.changedByName ?? undefined,
})
