import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import { enqueue, type Jobs } from '../../../lib/jobs.ts'
import { settleTableAct } from './settle-table-act.ts'
import { listOverdueActs } from './table-act-store.ts'
import { takeOverDeskActs } from './take-over-desk-acts.ts'

const Payload = z.object({ actId: z.string() })
const overdueMs = 30_000
const overdueMax = 200

export const tableActJobs: Jobs = {
  'settle-table-act': async (context, payload) => {
    await settleTableAct(context, Payload.parse(payload).actId)
  },
  'take-over-desk-acts': (context) => takeOverDeskActs(context),
  /** Acts whose own job died with its process. */
  'resume-table-acts': async ({ db, clock }) => {
    const overdue = await listOverdueActs(db, new Date(clock.now().getTime() - overdueMs), overdueMax)
    if (overdue.length === 0) return
    await transact(db, async (tx) => {
      for (const actId of overdue) await enqueue(tx, 'settle-table-act', { actId }, { jobKey: `overdue:${actId}` })
    })
  },
}
