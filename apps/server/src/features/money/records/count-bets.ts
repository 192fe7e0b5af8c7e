import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'

/** Few enough that a step ends well before a statement may no longer take, however busy the machine is. */
const roundsMax = 10_000
const stepsMax = 100

/** Brings the sums by member and day up to now. A step is one transaction, and repeating it changes nothing. */
export async function countBets({ db, config: { timeZone } }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  for (let step = 0; step < stepsMax; step += 1) {
    const isMore = await transact(db, async (tx) => {
      const { rows } = await sql<{ is_more: boolean }>`
        select count_bets(${timeZone}, ${roundsMax}) as is_more`.execute(tx)
      return rows[0]?.is_more === true
    })
    if (!isMore) return
  }
}
