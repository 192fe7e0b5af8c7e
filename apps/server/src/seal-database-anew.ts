import { StartupError } from '@fairground/postgres'
import { sql } from 'kysely'
import type { AppContext } from './context.ts'
import { removeAllCodes } from './features/talk/messages/index.ts'
import { sealAnew } from './lib/seal-anew.ts'
import { serverName } from './lib/server-name.ts'
import { sealedColumns } from './sealed-columns.ts'

type Keyring = Pick<AppContext, 'db' | 'secrets' | 'config'>

/**
 * Seals the whole database with the key of today and writes every blind index anew. An interrupted run is taken up by the
 * next one; until one is finished, no server starts.
 * @param report hears of each column when it is done
 * @throws StartupError while a server runs: it would go on to look things up by the former index
 */
export async function sealDatabaseAnew(keyring: Keyring, report: (line: string) => void): Promise<void> {
  const { db, secrets } = keyring
  if (await isServed(keyring)) throw new StartupError('Stop every server of this database first.')
  await sql`
    insert into sealing_key (key_id, finished_at) values (${secrets.keyId}, null)
    on conflict (is_only) do update set key_id = excluded.key_id, finished_at = null`.execute(db)
  for (const column of sealedColumns)
    report(`${column.table}.${column.column}: ${await sealAnew(keyring, column)} sealed anew`)
  // A code lives for minutes and is kept by the former index only.
  await removeAllCodes(db)
  await db.updateTable('sealing_key').set({ finished_at: sql`now()` }).execute()
}

async function isServed({ db }: Keyring): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${serverName} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
