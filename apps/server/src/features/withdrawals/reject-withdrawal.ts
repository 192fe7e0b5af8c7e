import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { announce } from '../../lib/live-events.ts'
import { type Outcome, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { releaseHold } from '../wallet/index.ts'
import { reject, type Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, saveState } from './withdrawal-store.ts'

interface Refusal {
  withdrawalId: string
  reason: string
}

/** Refuses a withdrawal with a reason the player reads; the amount is free again. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function rejectWithdrawal(
  call: Call,
  staff: StaffSession,
  { withdrawalId, reason }: Refusal,
): Promise<Outcome<Withdrawal>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return refuse('NOT_FOUND')
    const now = clock.now()
    const rejected = reject(withdrawal, reason, now)
    if (!rejected.ok) return rejected
    const actor = { kind: 'staff', id: staff.staffId } as const
    await releaseHold(tx, { ...withdrawal, withdrawalId, actor })
    await saveState(tx, rejected.value, { actor: { ...actor, name: staff.username }, at: now })
    await recordAudit(tx, {
      actor,
      action: 'withdrawal.rejected',
      subject: withdrawalId,
      detail: { reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    await announce(tx, withdrawal.memberId, 'withdrawal.changed', { withdrawalId, status: 'rejected' })
    return rejected
  })
}
