import type { Kysely, Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

// With a member of their own they are compared by name: by their members it takes the compiler ten seconds each time.
export interface Db extends Kysely<DB> {
  readonly isTransaction: boolean
}
/** Writers demand it by type: a change outside a transaction does not compile. */
export interface Tx extends Transaction<DB> {
  readonly isTransaction: true
}
/** Readers take either. */
export type Reader = Db | Tx

const retriesMax = 3
const retryable = new Set(['40001', '40P01'])

type AfterCommit = (db: Db) => void

const afterCommits = new WeakMap<Tx, AfterCommit[]>()

/** Does something once the transaction has committed, and nothing if it does not: at once, and without waiting for it. */
export function afterCommit(tx: Tx, act: AfterCommit): void {
  const acts = afterCommits.get(tx) ?? []
  afterCommits.set(tx, acts)
  acts.push(act)
}

/** Runs the work in one transaction; a deadlock or serialisation failure is tried again, at most three times. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let acts: AfterCommit[] | undefined
      const done = await db.transaction().execute(async (tx) => {
        const worked = await work(tx)
        acts = afterCommits.get(tx)
        return worked
      })
      for (const act of acts ?? []) act(db)
      return done
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (!retryable.has(code) || attempt >= retriesMax) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 5 * (1 + (process.pid % 3))))
    }
  }
}
