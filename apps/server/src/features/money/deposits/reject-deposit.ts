import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { endOpenWish } from '../../site/wishes/index.ts'
import { type Deposit, reject } from './deposit.ts'
import { depositKind } from './deposit-kind.ts'
import { lockDeposit, saveDecision } from './deposit-store.ts'
import { notifyDeposit } from './notify-deposit.ts'

/** Refuses a waiting deposit with a reason the player reads. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function rejectDeposit(
  call: Call,
  staff: StaffSession,
  { depositId, reason }: { depositId: string; reason: string },
): Promise<Outcome<Deposit>> {
  const { db, clock } = call.app
  return transactWhole(db, async (tx) => {
    await endOpenWish(tx, { call, staff }, depositKind, depositId)
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('NOT_FOUND')
    const rejected = reject(deposit, { by: staff.username, at: clock.now() }, reason)
    if (!rejected.ok) return rejected
    await saveDecision(tx, rejected.value)
    await notifyDeposit(tx, rejected.value)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'deposit.rejected',
      subject: depositId,
      detail: { reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, deposit.memberId, 'deposit.changed', { depositId, status: 'rejected' })
    return rejected
  })
}
