import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'

const keptMs = 180 * 24 * 60 * 60_000
const batchCountMax = 5_000

/** Removes messages half a year old, read or not, a batch a transaction. @returns how many */
export async function removeOldMessages({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - keptMs)
  let removedCount = 0
  for (;;) {
    const { numAffectedRows = 0n } = await transact(db, (tx) =>
      sql`delete from inbox_messages where (member_id, id) in
        (select member_id, id from inbox_messages where sent_at < ${before} limit ${batchCountMax})`.execute(tx),
    )
    removedCount += Number(numAffectedRows)
    if (numAffectedRows < batchCountMax) return removedCount
  }
}
