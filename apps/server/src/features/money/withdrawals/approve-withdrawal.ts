import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { announce } from '../../../lib/live-events.ts'
import { areInOneHand } from '../../../lib/one-hand.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import { listStandings } from '../../people/risk/index.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { notifyWithdrawal } from './notify-withdrawal.ts'
import { payJobOf } from './pay-job.ts'
import { approve, type Withdrawal } from './withdrawal.ts'
import { addApproval, lockWithdrawal, savePaysByHand, saveState } from './withdrawal-store.ts'

interface Yes {
  withdrawalId: string
  /** Staff send the money themselves, whole or in parts. */
  byHand: boolean
}

/** One person's yes; the last one that is needed sends it to payout, or leaves it to staff. Refusals: NOT_FOUND, STATE_CONFLICT, also while payouts are held, FOUR_EYES. */
export async function approveWithdrawal(
  call: Call,
  staff: StaffSession,
  { withdrawalId, byHand }: Yes,
): Promise<Outcome<Withdrawal>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return refuse('NOT_FOUND')
    const approval = { staffId: staff.staffId, username: staff.username, at: clock.now() }
    const approved = approve(withdrawal, approval, byHand)
    if (!approved.ok) return approved
    if ((await listStandings(tx, [withdrawal.memberId]))(withdrawal.memberId).isHeld) return refuse('STATE_CONFLICT')
    for (const earlier of withdrawal.approvals)
      if (await areInOneHand(tx, earlier.staffId, staff.staffId, approval.at)) return refuse('FOUR_EYES')
    const { state, approvals, approvalsNeeded, memberId, paysByHand } = approved.value
    const actor = { kind: 'staff', id: staff.staffId } as const
    await addApproval(tx, withdrawalId, approval)
    if (state === 'approved') {
      await saveState(tx, approved.value, { actor: { ...actor, name: staff.username }, at: approval.at })
      if (!paysByHand) await enqueue(tx, ...payJobOf(withdrawalId))
      await notifyWithdrawal(tx, approved.value)
    } else await savePaysByHand(tx, approved.value)
    const detail = { given: approvals.length, needed: approvalsNeeded, byHand: paysByHand }
    await recordAudit(tx, {
      actor,
      action: 'withdrawal.approved',
      subject: withdrawalId,
      detail,
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, memberId, 'withdrawal.changed', { withdrawalId, status: state })
    return approved
  })
}
