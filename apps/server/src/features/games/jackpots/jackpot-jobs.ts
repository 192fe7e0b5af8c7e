import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import { enqueue, type Jobs } from '../../../lib/jobs.ts'
import { listOrdered } from './jackpot-move-store.ts'
import { moveJackpot } from './move-jackpot.ts'

const Payload = z.object({ moveId: z.string() })
/** Longer than a vendor is waited for. */
const overdueMs = 30_000

export const jackpotJobs: Jobs = {
  'move-jackpot': (context, payload) => moveJackpot(context, Payload.parse(payload).moveId),
  /** Moves that the vendor did not answer, or whose own job died with its process. */
  'resume-jackpot-moves': async ({ db, clock }) => {
    const overdue = await listOrdered(db, new Date(clock.now().getTime() - overdueMs))
    if (overdue.length === 0) return
    await transact(db, async (tx) => {
      for (const moveId of overdue) await enqueue(tx, 'move-jackpot', { moveId }, { jobKey: `move-jackpot:${moveId}` })
    })
  },
}
