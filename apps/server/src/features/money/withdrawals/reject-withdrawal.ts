import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, refuse, refuseField } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { findReason } from './refusal-reason-store.ts'
import { refuseWithdrawal } from './refuse-withdrawal.ts'
import type { Withdrawal } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawal-store.ts'

interface Wish {
  withdrawalId: string
  /** Of the list. */
  reasonId?: string | undefined
  /** Words of one's own, instead or beside. */
  reason?: string | undefined
}

/**
 * Refuses a withdrawal with a reason the player reads; the amount is free again.
 * Refusals: NOT_FOUND, STATE_CONFLICT, VALIDATION without a reason, or for one that is not on the list.
 */
export async function rejectWithdrawal(
  call: Call,
  staff: StaffSession,
  { withdrawalId, reasonId, reason: note }: Wish,
): Promise<Outcome<Withdrawal>> {
  const { db, clock } = call.app
  if (!reasonId && !note) return refuseField('reason', 'validation.required')
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return refuse('NOT_FOUND')
    const reason = reasonId ? await findReason(tx, reasonId) : undefined
    if (reasonId && !reason) return refuseField('reasonId', 'validation.required')
    const actor = { kind: 'staff', id: staff.staffId, name: staff.username } as const
    const by = { actor, at: clock.now(), ip: call.ip, requestId: call.requestId }
    return refuseWithdrawal(tx, withdrawal, { reason, note }, by)
  })
}
