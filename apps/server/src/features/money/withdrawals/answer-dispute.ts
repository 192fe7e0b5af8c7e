import type { DisputeDecision } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { areInOneHand } from '../../../lib/one-hand.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { announceForce, type Dispute, hearStaff, sayYes } from './dispute.ts'
import { getOpenDispute, saveDispute } from './dispute-store.ts'
import { endPaidAgain, endRefunded } from './end-dispute.ts'
import { listMessages } from './message-store.ts'
import type { Withdrawal } from './withdrawal.ts'
import { approvalsNeededFor } from './withdrawal-policy.ts'
import { lockWithdrawal } from './withdrawal-store.ts'
import { type Words, writeMessage } from './write-message.ts'

interface Answer extends Words {
  withdrawalId: string
  /** Without one the answer is words and images alone. */
  decision: DisputeDecision | undefined
}

/** What follows from an answer: an end that all who are needed have said yes to, or a dispute that goes on. */
type Weighed = { dispute: Dispute } & ({ end: 'refund' | 'payAgain' } | { end: undefined; action: string })

/**
 * Staff answer the player, and decide. Above the limit of two people a first yes is a proposal.
 * Refusals: NOT_FOUND, STATE_CONFLICT, FOUR_EYES, VALIDATION for a closing as received that nothing shows.
 */
export async function answerDispute(call: Call, staff: StaffSession, answer: Answer): Promise<Outcome<Withdrawal>> {
  const { withdrawalId, text, proofImages, decision } = answer
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return refuse('NOT_FOUND')
    if (withdrawal.state !== 'disputed') return refuse('STATE_CONFLICT')
    const at = clock.now()
    const dispute = await getOpenDispute(tx, withdrawalId)
    const weighed = weigh(call, staff, { dispute, decision, at })
    if (!weighed.ok) return weighed
    const proposed = dispute.proposal?.decision === decision ? dispute.proposal : undefined
    if (proposed && (await areInOneHand(tx, proposed.staffId, staff.staffId, at))) return refuse('FOUR_EYES')
    if (decision === 'force' && proofImages.length === 0 && !(await hasEvidence(tx, withdrawalId)))
      return refuseField('proofImages', 'validation.required')
    const author = { kind: 'staff', id: staff.staffId, name: staff.username } as const
    const written = await writeMessage(tx, withdrawal, { author, at, text, proofImages })
    if (!written.ok) return written
    return ok(await carryOut(tx, call, { withdrawal, weighed: weighed.value, author, at }))
  })
}

/** Whether staff have shown an image. */
async function hasEvidence(tx: Tx, withdrawalId: string): Promise<boolean> {
  const messages = (await listMessages(tx, [withdrawalId]))(withdrawalId)
  return messages.some(({ kind, proofs }) => kind === 'staff' && proofs.length > 0)
}

interface Step {
  dispute: Dispute
  decision: DisputeDecision | undefined
  at: Date
}

function weigh(call: Call, { staffId, username }: StaffSession, { dispute, decision, at }: Step): Outcome<Weighed> {
  const heard = hearStaff(dispute)
  if (!decision) return ok({ dispute: heard, end: undefined, action: 'withdrawal.staff-wrote' })
  const needsTwo = approvalsNeededFor(dispute.amountMinor, call.app.config.fourEyesAboveMinor) > 1
  const said = sayYes(heard, { decision, staffId, username, needsTwo })
  if (!said.ok) return said
  const { isDecided, dispute: next } = said.value
  if (!isDecided) return ok({ dispute: next, end: undefined, action: 'withdrawal.dispute-proposed' })
  if (decision === 'force')
    return ok({ dispute: announceForce(next, at), end: undefined, action: 'withdrawal.force-announced' })
  return ok({ dispute: next, end: decision })
}

interface Deed {
  withdrawal: Withdrawal
  weighed: Weighed
  author: { kind: 'staff'; id: string; name: string }
  at: Date
}

async function carryOut(tx: Tx, call: Call, { withdrawal, weighed, author, at }: Deed): Promise<Withdrawal> {
  const { dispute } = weighed
  const origin = { ip: call.ip, requestId: call.requestId }
  if (weighed.end) {
    const end = weighed.end === 'refund' ? endRefunded : endPaidAgain
    return (await end(tx, { withdrawal, dispute }, { actor: author, at, ...origin })).withdrawal
  }
  const { id, memberId, currency, state } = withdrawal
  const detail = {
    amountMinor: String(dispute.amountMinor),
    currency,
    ...(dispute.proposal && { decision: dispute.proposal.decision }),
  }
  await saveDispute(tx, dispute)
  await recordAudit(tx, {
    actor: { kind: 'staff', id: author.id },
    action: weighed.action,
    subject: id,
    detail,
    ...origin,
  })
  announce(tx, memberId, 'withdrawal.changed', { withdrawalId: id, status: state })
  return withdrawal
}
