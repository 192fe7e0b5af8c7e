import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import { releaseHold } from '../wallet/index.ts'
import { notifyWithdrawal } from './notify-withdrawal.ts'
import type { Refusal } from './refusal-reason.ts'
import type { StepActor } from './step.ts'
import { reject, type Withdrawal } from './withdrawal.ts'
import { saveState } from './withdrawal-store.ts'

interface By {
  actor: StepActor
  at: Date
  /** Of the call, where it was one. */
  ip?: string | undefined
  requestId?: string | undefined
}

/** Refuses a locked withdrawal; the amount is free again. Refusals: STATE_CONFLICT. */
export async function refuseWithdrawal(
  tx: Tx,
  withdrawal: Withdrawal,
  refusal: Refusal,
  { actor, at, ip, requestId }: By,
): Promise<Outcome<Withdrawal>> {
  const rejected = reject(withdrawal, refusal, at)
  if (!rejected.ok) return rejected
  const { id, memberId } = withdrawal
  const { kind, id: actorId } = actor
  await releaseHold(tx, { ...withdrawal, withdrawalId: id, actor: { kind, id: actorId } })
  await saveState(tx, rejected.value, { actor, at })
  await notifyWithdrawal(tx, rejected.value)
  await recordAudit(tx, {
    actor: { kind, id: actorId },
    action: 'withdrawal.rejected',
    subject: id,
    detail: { ...(refusal.reason && { reasonId: refusal.reason.id }), ...(refusal.note && { reason: refusal.note }) },
    ...(ip && { ip }),
    ...(requestId && { requestId }),
  })
  announce(tx, memberId, 'withdrawal.changed', { withdrawalId: id, status: 'rejected' })
  return rejected
}
