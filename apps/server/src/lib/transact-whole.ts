import { type Db, type Tx, transact } from '../db/db.ts'
import type { Outcome, Refused } from './outcome.ts'

class Undone extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.code)
    this.refused = refused
  }
}

/** As `transact`, but a refusal undoes everything that was written before it. */
export async function transactWhole<T>(db: Db, work: (tx: Tx) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await transact(db, async (tx) => {
      const done = await work(tx)
      if (!done.ok) throw new Undone(done)
      return done
    })
  } catch (error) {
    if (error instanceof Undone) return error.refused
    throw error
  }
}
