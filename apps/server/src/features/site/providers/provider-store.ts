import type { ProviderKind } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export interface ProviderRow {
  kind: string
  isOn: boolean
  settings: unknown
  secretsSealed: string | null
  revision: number
  changedAt: Date
  changedBy: string
}

const selectProviders = (reader: Reader) =>
  reader
    .selectFrom('providers')
    .select([
      'kind',
      'is_on as isOn',
      'settings',
      'secrets_sealed as secretsSealed',
      'revision',
      'changed_at as changedAt',
      'changed_by as changedBy',
    ])

export const findRow = (reader: Reader, kind: ProviderKind): Promise<ProviderRow | undefined> =>
  selectProviders(reader).where('kind', '=', kind).executeTakeFirst()

/** With the user name of whoever changed it last. */
export const listRows = (reader: Reader) =>
  selectProviders(reader)
    .leftJoin('operators', 'operators.id', 'providers.changed_by')
    .select('operators.username as changedByName')
    .execute()

export async function listKindsOn(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('providers').select('kind').where('is_on', '=', true).execute()
  return rows.map(({ kind }) => kind)
}

/** Whoever changes this kind after this waits for the one before, also where there is no row yet. */
export async function lockProvider(tx: Tx, kind: ProviderKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`provider:${kind}`}))`.execute(tx)
}

interface Saved {
  isOn: boolean
  settings: unknown
  secretsSealed: string | null
  revision: number
  now: Date
  staffId: string
}

export async function saveProvider(tx: Tx, kind: ProviderKind, saved: Saved): Promise<void> {
  const row = {
    is_on: saved.isOn,
    settings: JSON.stringify(saved.settings),
    secrets_sealed: saved.secretsSealed,
    revision: saved.revision,
    changed_at: saved.now,
    changed_by: saved.staffId,
  }
  await tx
    .insertInto('providers')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute()
}
