import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { arePayoutsFrozen } from '../integrity/index.ts'
import { payJobOf } from './pay-job.ts'
import { listStuck } from './withdrawal-history-store.ts'

const stuckAfterMs = 5 * 60_000
const batchCountMax = 100

/** Asks again for payouts whose job died with its process, gave up, or met a freeze. @returns how many */
export async function resumePayouts({ db, clock }: AppContext): Promise<number> {
  return transact(db, async (tx) => {
    if (await arePayoutsFrozen(tx)) return 0
    const ids = await listStuck(tx, new Date(clock.now().getTime() - stuckAfterMs), batchCountMax)
    for (const id of ids) await enqueue(tx, ...payJobOf(id))
    return ids.length
  })
}
