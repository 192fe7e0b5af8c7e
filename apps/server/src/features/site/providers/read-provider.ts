import { type ProviderKind, type ProviderSettings, providerKindNames } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { findRow, listKindsOn } from './provider-store.ts'
import { settingsOf, storedProvider } from './stored-provider.ts'

type Box = Pick<AppContext, 'db' | 'secrets'>

/** Settings of a service with its secrets opened, as they are at this moment; undefined while it is off. */
export async function readProvider<Kind extends ProviderKind>(
  app: Box,
  kind: Kind,
): Promise<ProviderSettings<Kind> | undefined> {
  const row = await findRow(app.db, kind)
  return row?.isOn ? settingsOf(kind, storedProvider(app, kind, row)) : undefined
}

/** A change is seen everywhere after at most this long. */
const lifeMs = 2_000

/** Which services are on, for whoever asks at every call. */
export const listProvidersOn = rememberBriefly<[], ReadonlySet<ProviderKind>>(
  { lifeMs, entriesMax: 1 },
  async ({ db }) => {
    const on = await listKindsOn(db)
    return new Set(providerKindNames.filter((kind) => on.includes(kind)))
  },
)
