import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartupError } from './startup-error.ts'

export interface MigrationSet {
  /** Schema that holds this set's own record of what was applied. */
  schema: string
  /** Folder of forward-only `0001-name.sql` files. */
  folder: string
  /** The table of that record, where a schema takes more than one set. */
  record?: string
  /** Puts names in the place of placeholders. */
  fill?(text: string): string
}

/**
 * Applies every missing migration of the set in one transaction; a second process waits for the first.
 * Returns the names applied now.
 * @throws StartupError when a file fails or the database was migrated by a newer release
 */
export async function migrate<Schema>(db: Kysely<Schema>, set: MigrationSet): Promise<string[]> {
  const { record = 'migrations' } = set
  const provider = { getMigrations: () => readMigrations(set) }
  const migrator = new Migrator({
    db,
    provider,
    migrationTableSchema: set.schema,
    migrationTableName: record,
    migrationLockTableName: `${record}_lock`,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return (results ?? []).map((result) => result.migrationName)
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  const reason = error instanceof Error ? error.message : String(error)
  throw new StartupError(
    failed
      ? `Migration ${failed} of "${set.schema}" failed and was undone (${reason}); nothing was changed, fix the cause and start again.`
      : `The database does not fit this release (${reason}); start the release that migrated it last, or restore a backup.`,
  )
}

async function readMigrations({ folder, fill = (text) => text }: MigrationSet): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(path.join(folder, file), 'utf8')
    return [file.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(fill(text)).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}
