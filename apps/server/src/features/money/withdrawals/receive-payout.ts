import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import type { StepActor } from './step.ts'
import { addStep } from './step-store.ts'
import { confirmReceipt, type Receipt, type Withdrawal } from './withdrawal.ts'
import { saveState } from './withdrawal-store.ts'

interface Word {
  receipt: Receipt
  actor: StepActor
  at: Date
  /** Of the call, where it was one. */
  ip?: string | undefined
  requestId?: string | undefined
}

const actions = {
  received: 'withdrawal.received',
  full_payment: 'withdrawal.full-payment',
  auto_received: 'withdrawal.auto-received',
} as const satisfies Record<Receipt, string>

/** What was sent for a locked withdrawal has arrived; a rest that is held goes back to payment. Refusals: STATE_CONFLICT. */
export async function receivePayout(
  tx: Tx,
  withdrawal: Withdrawal,
  { receipt, actor, at, ip, requestId }: Word,
): Promise<Outcome<Withdrawal>> {
  const received = confirmReceipt(withdrawal, receipt, at)
  if (!received.ok) return received
  const { id, memberId, currency } = withdrawal
  const { state, receivedMinor } = received.value
  if (state !== receipt) await addStep(tx, id, { state: receipt, at }, actor)
  await saveState(tx, received.value, { actor, at })
  const detail = { amountMinor: String(receivedMinor), currency }
  await recordAudit(tx, {
    actor: { kind: actor.kind, id: actor.id },
    action: actions[receipt],
    subject: id,
    detail,
    ip,
    requestId,
  })
  announce(tx, memberId, 'withdrawal.changed', { withdrawalId: id, status: state })
  return received
}
