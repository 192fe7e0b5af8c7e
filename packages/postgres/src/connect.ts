import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { keepPlans } from './prepared-statement.ts'
import { StartupError } from './startup-error.ts'

const serverVersionMin = 15

export interface Connection<Schema> {
  db: Kysely<Schema>
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  url: string
  /** Database role that every connection of the pool takes; omit it for the owner's rights (migrations). */
  role?: string
  searchPath?: string
  poolSizeMax?: number
  statementTimeoutMs?: number
  /** By which the database knows these connections. */
  name?: string
}

/**
 * Opens a pool. Nothing is sent yet; `requireServer` proves that the database answers. Connections stay five minutes
 * without use: a new one signs in, and reads and plans everything anew, which takes longer than most statements.
 */
export function connect<Schema>(options: ConnectOptions): Connection<Schema> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSizeMax ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 300_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    options: sessionSettings(options),
    application_name: options.name,
  })
  // Without these two an idle connection ends the whole process when PostgreSQL stops.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    keepPlans(client)
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

function sessionSettings({ role, searchPath }: ConnectOptions): string {
  const settings = ['-c timezone=UTC']
  if (role) settings.push(`-c role=${role}`)
  if (searchPath) settings.push(`-c search_path=${searchPath}`)
  return settings.join(' ')
}

/**
 * Asserts that a supported PostgreSQL answers at the address.
 * @throws StartupError when it is unreachable, refuses the login, or is older than version 15
 */
export async function requireServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major < serverVersionMin) {
      throw new StartupError(
        `The database is PostgreSQL ${major}; use version ${serverVersionMin} or later in DATABASE_URL.`,
      )
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The database at ${withoutSecret(url)} does not answer (${reasonOf(error)}); check DATABASE_URL and that the server runs.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function withoutSecret(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'DATABASE_URL (not a valid address)'
  }
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string }
  return message || code || 'unknown error'
}
