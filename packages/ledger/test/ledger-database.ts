import { type Connection, connect, migrate } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import type { Kysely, Transaction } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { ledgerMigrations } from '../src/index.ts'

export type Tx = Transaction<unknown>

export interface LedgerDatabase {
  /** With the rights of the application. */
  readonly app: Kysely<unknown>
  /** With the rights of the migrating owner. */
  readonly owner: Kysely<unknown>
  /** One command in one transaction, as the application sends it. */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same with the rights of the owner, and undone afterwards. */
  tryAsOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** A migrated database for the test file that calls this, opened as the application and as the owner. */
export function ledgerDatabase(): LedgerDatabase {
  const database = testDatabase('ledger', applyMigrations)
  let app: Connection<unknown> | undefined
  let owner: Connection<unknown> | undefined
  beforeAll(() => {
    app = connect({ url: database.url, role: 'fairground_app', poolSizeMax: 20 })
    owner = connect({ url: database.url, poolSizeMax: 2 })
  })
  afterAll(async () => {
    await app?.close()
    await owner?.close()
  })
  return {
    get app() {
      return open(app)
    },
    get owner() {
      return open(owner)
    },
    run: (work) => open(app).transaction().execute(work),
    tryAsOwner: (work) => undone(open(owner), work),
  }
}

export async function undone<T>(db: Kysely<unknown>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute()
  try {
    return await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}

function open(connection: Connection<unknown> | undefined): Kysely<unknown> {
  if (!connection) throw new Error('the ledger database is open from beforeAll on')
  return connection.db
}

async function applyMigrations(url: string): Promise<void> {
  const { db, close } = connect({ url, poolSizeMax: 1 })
  await migrate(db, ledgerMigrations)
  await close()
}
