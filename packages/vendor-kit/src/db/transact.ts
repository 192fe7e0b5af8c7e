import type { Kysely, Transaction } from 'kysely'

const attemptsMax = 3
const retryable = new Set(['40001', '40P01'])

/** Runs the work in one transaction; a deadlock or serialisation failure is tried again, three times in all. */
export const transact = <Schema, Value>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Value>,
): Promise<Value> => retryConflicts(() => db.transaction().execute(work))

/** The same for a statement that is a transaction by itself. */
export async function retryConflicts<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attemptsMax || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/** Reads that belong together, all of one moment. */
export const readAtOnce = <Schema, Value>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Value>,
): Promise<Value> => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
