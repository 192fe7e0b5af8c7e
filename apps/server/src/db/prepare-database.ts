import path from 'node:path'
import { ledgerMigrations } from '@fairground/ledger'
import { connect, migrate, requireServer } from '@fairground/postgres'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'

export const appRole = 'fairground_app'

/** Brings a database to this release: ledger, job queue, platform. Runs with the owner's rights; safe to run twice at once. */
export async function prepareDatabase(url: string): Promise<void> {
  await requireServer(url)
  const { db, pool, close } = connect<unknown>({ url, poolSizeMax: 2, statementTimeoutMs: 0 })
  try {
    await migrate(db, ledgerMigrations)
    await runMigrations({ pgPool: pool })
    await migrate(db, { schema: 'public', folder: path.join(import.meta.dirname, '../../migrations') })
    await sql`grant usage on schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
    await sql`grant all on all tables in schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
    await sql`grant all on all sequences in schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
    await sql`grant execute on all functions in schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
  } finally {
    await close()
  }
}
