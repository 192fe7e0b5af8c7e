import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { autoReceive } from './auto-receive.ts'
import { endQuestions } from './end-questions.ts'
import { forceDisputes } from './force-disputes.ts'
import { manualPayout } from './manual-payout.ts'
import { payWithdrawal } from './pay-withdrawal.ts'
import { measurePayoutTimes } from './payout-times-store.ts'
import { resumePayouts } from './resume-payouts.ts'

const PayJob = z.object({ withdrawalId: z.string() })

export const withdrawalJobs: Jobs = {
  'pay-withdrawal': async (context, payload) =>
    payWithdrawal(context, manualPayout, PayJob.parse(payload).withdrawalId),
  'auto-receive-withdrawals': async (context) => {
    const receivedCount = await autoReceive(context)
    if (receivedCount > 0) context.log.info({ receivedCount }, 'payouts counted as received')
  },
  'end-questions': async (context) => {
    const endedCount = await endQuestions(context)
    if (endedCount > 0) context.log.info({ endedCount }, 'withdrawals refused without an answer')
  },
  'force-disputes': async (context) => {
    const forcedCount = await forceDisputes(context)
    if (forcedCount > 0) context.log.warn({ forcedCount }, 'disputes closed as received')
  },
  'measure-payout-times': ({ db, clock }) => transact(db, (tx) => measurePayoutTimes(tx, clock.now())),
  'resume-payouts': async (context) => {
    const resumedCount = await resumePayouts(context)
    if (resumedCount > 0) context.log.warn({ resumedCount }, 'payouts resumed')
  },
}
