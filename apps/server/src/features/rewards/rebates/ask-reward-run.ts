import type { RewardJob } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { siteDay } from '../../../lib/site-day.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { addRun } from '../vip/index.ts'

const jobNames = {
  vip: 'recalculate-vip',
  cashback: 'pay-cash-back',
  rebate: 'pay-unclaimed-rebates',
} as const satisfies Record<RewardJob, string>

/** Has a job run now; it finds for itself which period that is for, and what it paid before. */
export async function askRewardRun(call: Call, { staffId }: StaffSession, job: RewardJob): Promise<void> {
  const { db, clock } = call.app
  await transact(db, async (tx) => {
    const at = clock.now()
    const runId = newId('rwr', at.getTime())
    await addRun(tx, { runId, job, period: siteDay(call.app), staffId, at })
    await enqueue(tx, jobNames[job], { runId }, { jobKey: runId })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'reward-run.asked',
      subject: runId,
      detail: { job },
      ip: call.ip,
      requestId: call.requestId,
    })
  })
}
