import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openOwnedDatabase, startPostgres } from '@fairground/postgres'
import { captureCommand } from '../run-command.ts'
import { rowTypes } from './generators.ts'

// Row types come from a database that was really migrated, so that a migration and its types cannot drift apart.
const prepare = `
import { prepareDatabase } from './apps/server/src/db/prepare-database.ts'
await prepareDatabase(process.env.DATABASE_URL)`

const folder = await mkdtemp(path.join(tmpdir(), 'fairground-types-'))
await chmod(folder, 0o755) // PostgreSQL runs as another account when root starts it
const server = await startPostgres({ dataDir: path.join(folder, 'data'), password: randomUUID(), fast: true })
const url = await openOwnedDatabase(server.url, { database: 'rows', ownerPassword: randomUUID() })
try {
  await mustRun('node', ['--input-type=module', '--eval', prepare])
  const tables = ['--default-schema=public', '--include-pattern=public.*', '--exclude-pattern=public.migrations*']
  await mustRun('kysely-codegen', ['--dialect=postgres', `--url=${url}`, `--out-file=${rowTypes}`, ...tables])
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function mustRun(command: string, args: string[]): Promise<void> {
  const { code, output } = await captureCommand(command, args, { env: { DATABASE_URL: url } })
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`)
}
