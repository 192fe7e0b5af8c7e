import { sql } from 'kysely'
import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'

const asksMax = 5_000
const stepsMax = 50

export const pointJobs: Jobs = {
  /** What bets and deposits earned since the last time; repeating it changes nothing. */
  'derive-points': async ({ db, clock, config: { timeZone } }) => {
    for (let step = 0; step < stepsMax; step += 1) {
      const isMore = await transact(db, async (tx) => {
        const { rows } = await sql<{ is_more: boolean }>`
          select derive_points(${timeZone}, ${clock.now()}, ${asksMax}) as is_more`.execute(tx)
        return rows[0]?.is_more === true
      })
      if (!isMore) return
    }
  },
}
