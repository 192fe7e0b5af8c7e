import path from 'node:path'
import { ledgerMigrations } from '@fairground/ledger'
import {
  type Connection,
  connect,
  migrate,
  openProgramLogin,
  requireRoleMaker,
  requireServer,
} from '@fairground/postgres'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import type { DB } from './schema.gen.ts'

export const appRole = 'fairground_app'

interface Place {
  /** Of the owner, who migrates it. */
  databaseUrl: string
  /** A login that an administrator made for this program; undefined: its own is made. */
  databaseLoginUrl: string | undefined
}

/** A database brought to this release, opened by the login of this program; `url` is that login's address. */
export async function openDatabase(
  { databaseUrl, databaseLoginUrl }: Place,
  pool: { poolSizeMax: number; statementTimeoutMs?: number; name?: string },
): Promise<Connection<DB> & { url: string }> {
  await prepareDatabase(databaseUrl, databaseLoginUrl)
  const url = await openProgramLogin({ ownerUrl: databaseUrl, role: appRole, givenUrl: databaseLoginUrl })
  return { ...connect<DB>({ url, role: appRole, ...pool }), url }
}

/** Brings a database to this release: ledger, job queue, platform. Runs with the owner's rights; safe to run twice at once. */
export async function prepareDatabase(url: string, loginUrl?: string): Promise<void> {
  await requireServer(url)
  await requireRoleMaker(url, appRole, loginUrl)
  const { db, pool, close } = connect<unknown>({ url, poolSizeMax: 2, statementTimeoutMs: 0 })
  try {
    await migrate(db, ledgerMigrations)
    await runMigrations({ pgPool: pool })
    await migrate(db, { schema: 'public', folder: path.join(import.meta.dirname, '../../migrations') })
    await sql`grant usage on schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
    await sql`grant all on all tables in schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
    await sql`grant all on all sequences in schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
    await sql`grant execute on all functions in schema graphile_worker to ${sql.ref(appRole)}`.execute(db)
    await openJobQueue.execute(db)
  } finally {
    await close()
  }
}

/** The queue closes its tables by row level security to everyone but their owner; the app's role adds and runs jobs. */
const openJobQueue = sql.raw(`do $$
declare
  job_table text;
begin
  for job_table in
    select t.tablename from pg_tables t where t.schemaname = 'graphile_worker' and t.rowsecurity and not exists (
      select from pg_policies p where p.schemaname = t.schemaname and p.tablename = t.tablename and p.policyname = '${appRole}')
  loop
    begin
      execute format('create policy ${appRole} on graphile_worker.%I to ${appRole} using (true) with check (true)', job_table);
    exception
      when duplicate_object then null; -- another process opened it a moment ago
    end;
  end loop;
end
$$`)
