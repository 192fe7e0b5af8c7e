import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import { enqueue, type Jobs } from '../../../lib/jobs.ts'
import { listOverdue } from './rain-store.ts'
import { settleRain } from './settle-rain.ts'

const Payload = z.object({ rainId: z.string() })
const overdueMs = 30_000
const overdueMax = 200

export const rainJobs: Jobs = {
  'settle-rain': (context, payload) => settleRain(context, Payload.parse(payload).rainId),
  /** Rains whose own job died with its process. */
  'resume-rains': async ({ db, clock }) => {
    const overdue = await listOverdue(db, new Date(clock.now().getTime() - overdueMs), overdueMax)
    if (overdue.length === 0) return
    await transact(db, async (tx) => {
      for (const rainId of overdue) await enqueue(tx, 'settle-rain', { rainId }, { jobKey: `overdue:${rainId}` })
    })
  },
}
