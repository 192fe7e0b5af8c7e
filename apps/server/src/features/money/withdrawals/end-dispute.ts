import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import { refundPayout, releaseHold, returnPayout } from '../wallet/index.ts'
import { type Disputed, payAgain, receiptOf, refund } from './dispute.ts'
import { saveDispute } from './dispute-store.ts'
import type { StepActor } from './step.ts'
import { addStep } from './step-store.ts'
import { saveState } from './withdrawal-store.ts'

interface Ending {
  actor: StepActor
  at: Date
  /** Of the call, where it was one. */
  ip?: string | undefined
  requestId?: string | undefined
}

const actions = {
  received: 'withdrawal.dispute-withdrawn',
  forced: 'withdrawal.forced',
  paidAgain: 'withdrawal.dispute-paid-again',
  refunded: 'withdrawal.dispute-refunded',
} as const

/** Writes a dispute that was closed, tells it, and notes who did it. */
export async function saveEnd(tx: Tx, { withdrawal, dispute }: Disputed, ending: Ending): Promise<void> {
  const { actor, at, ip, requestId } = ending
  const { id, memberId, currency, state } = withdrawal
  const { outcome, amountMinor } = dispute
  if (!outcome) throw new Error(`the dispute of withdrawal ${id} is open`)
  const isReceipt = outcome === 'received' || outcome === 'forced'
  if (isReceipt && state !== receiptOf[outcome]) await addStep(tx, id, { state: receiptOf[outcome], at }, actor)
  await saveDispute(tx, dispute)
  await saveState(tx, withdrawal, { actor, at })
  await recordAudit(tx, {
    actor: { kind: actor.kind, id: actor.id },
    action: actions[outcome],
    subject: id,
    detail: { amountMinor: String(amountMinor), currency },
    ...(ip && { ip }),
    ...(requestId && { requestId }),
  })
  announce(tx, memberId, 'withdrawal.changed', { withdrawalId: id, status: state })
}

/** What did not arrive came back and is to be sent again. */
export async function endPaidAgain(tx: Tx, disputed: Disputed, ending: Ending): Promise<Disputed> {
  const again = payAgain(disputed, ending.at)
  const { id, ...money } = disputed.withdrawal
  const { amountMinor, number } = disputed.dispute
  await returnPayout(tx, { ...money, withdrawalId: id, amountMinor, part: number, actor: ending.actor })
  await saveEnd(tx, again, ending)
  return again
}

/** What did not arrive is in the wallet again, and what was still held for it is free. */
export async function endRefunded(tx: Tx, disputed: Disputed, ending: Ending): Promise<Disputed> {
  const { money, ...refunded } = refund(disputed, ending.at)
  const { id: withdrawalId, ...rest } = disputed.withdrawal
  const about = { ...rest, withdrawalId, actor: ending.actor }
  await returnPayout(tx, { ...about, amountMinor: money.returnedMinor, part: disputed.dispute.number })
  await refundPayout(tx, { ...about, amountMinor: money.refundedMinor })
  if (money.releasedMinor > 0n) await releaseHold(tx, about)
  await saveEnd(tx, refunded, ending)
  return refunded
}
