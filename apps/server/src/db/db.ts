import type { Kysely, Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

export type Db = Kysely<DB>
/** Writers demand it by type: a change outside a transaction does not compile. */
export type Tx = Transaction<DB>
/** Readers take either. */
export type Reader = Db | Tx

const retriesMax = 3
const retryable = new Set(['40001', '40P01'])

/** Runs the work in one transaction; a deadlock or serialisation failure is tried again, at most three times. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (!retryable.has(code) || attempt >= retriesMax) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 5 * (1 + (process.pid % 3))))
    }
  }
}
