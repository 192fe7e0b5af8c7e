import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import { enqueue, type Jobs } from '../../../lib/jobs.ts'
import { listOverdue } from './grant-store.ts'
import { settleGrant } from './settle-grant.ts'

const Payload = z.object({ grantId: z.string() })
const overdueMs = 30_000
const overdueMax = 200

export const freeRoundJobs: Jobs = {
  'settle-free-rounds': (context, payload) => settleGrant(context, Payload.parse(payload).grantId),
  /** Grants whose own job died with its process. */
  'resume-free-rounds': async ({ db, clock }) => {
    const overdue = await listOverdue(db, new Date(clock.now().getTime() - overdueMs), overdueMax)
    if (overdue.length === 0) return
    await transact(db, async (tx) => {
      for (const grantId of overdue)
        await enqueue(tx, 'settle-free-rounds', { grantId }, { jobKey: `overdue:${grantId}` })
    })
  },
}
