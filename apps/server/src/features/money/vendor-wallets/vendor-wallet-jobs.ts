import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import { enqueue, type Jobs } from '../../../lib/jobs.ts'
import { settleWalletTransfer } from './settle-wallet-transfer.ts'
import { listOverdue } from './wallet-transfer-store.ts'

const Payload = z.object({ transferId: z.string() })
const overdueMs = 30_000
const overdueMax = 200

export const vendorWalletJobs: Jobs = {
  'settle-wallet-transfer': async (context, payload) => {
    await settleWalletTransfer(context, Payload.parse(payload).transferId)
  },
  /** Transfers whose own job died with its process: nothing stays in transit because somebody stopped asking. */
  'resume-wallet-transfers': async ({ db, clock }) => {
    const overdue = await listOverdue(db, new Date(clock.now().getTime() - overdueMs), overdueMax)
    if (overdue.length === 0) return
    await transact(db, async (tx) => {
      for (const transferId of overdue)
        await enqueue(tx, 'settle-wallet-transfer', { transferId }, { jobKey: `overdue:${transferId}` })
    })
  },
}
