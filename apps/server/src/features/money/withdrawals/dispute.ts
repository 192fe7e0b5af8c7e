import type { DisputeDecision } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { unpaidMinorOf, type Withdrawal } from './withdrawal.ts'

const hourMs = 3_600_000
/** Staff answer a player within this. */
export const answerMs = 24 * hourMs
/** For so long a player may speak before an announced closing. */
export const noticeMs = 24 * hourMs

export type DisputeOutcome = 'received' | 'refunded' | 'paidAgain' | 'forced'

export interface Dispute {
  withdrawalId: string
  /** From 1 on. */
  number: number
  /** Sent, and not arrived as the player says. */
  amountMinor: bigint
  turn: 'member' | 'staff'
  /** While it is the turn of staff: until when they have promised to answer. */
  answerDueAt: Date | undefined
  /** Announced: without a new word of the player it is closed as received then. */
  forcedAt: Date | undefined
  /** A word of the player stops an announcement once. */
  hasObjected: boolean
  /** What one of two people has said yes to. */
  proposal: { decision: DisputeDecision; staffId: string; username: string } | undefined
  outcome: DisputeOutcome | undefined
  openedAt: Date
  closedAt: Date | undefined
}

/** A dispute with its owner, as the queue shows it. */
export interface QueuedDispute {
  dispute: Dispute
  memberId: string
  account: string
  icon: string
  currency: string
  /** Of the whole withdrawal. */
  amountMinor: bigint
}

/** Both change together. */
export interface Disputed {
  withdrawal: Withdrawal
  dispute: Dispute
}

/** Something was sent that the player has not spoken of. */
export const canDispute = ({ state }: Withdrawal): boolean => state === 'paid'

/**
 * Paid → disputed: of all that was sent only `arrivedMinor` came. What came counts as received, and silence no longer does.
 * @returns STATE_CONFLICT in any other state, VALIDATION when all came or less than was confirmed before
 */
export function open(
  withdrawal: Withdrawal,
  { number, arrivedMinor, at }: { number: number; arrivedMinor: bigint; at: Date },
): Outcome<Disputed> {
  if (!canDispute(withdrawal)) return refuse('STATE_CONFLICT')
  const { id, paidMinor, receivedMinor } = withdrawal
  if (arrivedMinor < receivedMinor || arrivedMinor >= paidMinor)
    return refuseField('receivedAmount', 'validation.arrivedAmount')
  const dispute: Dispute = {
    withdrawalId: id,
    number,
    amountMinor: paidMinor - arrivedMinor,
    turn: 'staff',
    answerDueAt: new Date(at.getTime() + answerMs),
    forcedAt: undefined,
    hasObjected: false,
    proposal: undefined,
    outcome: undefined,
    openedAt: at,
    closedAt: undefined,
  }
  const disputed = { ...withdrawal, state: 'disputed', receivedMinor: arrivedMinor, autoReceiptAt: undefined } as const
  return ok({ withdrawal: disputed, dispute })
}

/** Whether a word of the player would stop the announced closing. */
export const canObject = ({ forcedAt, hasObjected }: Dispute): boolean => forcedAt !== undefined && !hasObjected

/** The player wrote: staff are to answer, and a closing that was announced for the first time is off. */
export function hearMember(dispute: Dispute, at: Date): Dispute {
  const isStopped = canObject(dispute)
  return {
    ...dispute,
    turn: 'staff',
    // Whoever waits already keeps the promise that was made.
    answerDueAt: dispute.answerDueAt ?? new Date(at.getTime() + answerMs),
    forcedAt: isStopped ? undefined : dispute.forcedAt,
    hasObjected: dispute.hasObjected || isStopped,
  }
}

/** Staff wrote: the player is to speak next. */
export const hearStaff = (dispute: Dispute): Dispute => ({ ...dispute, turn: 'member', answerDueAt: undefined })

/** What may be decided now: a closing that is announced is not announced again. */
export const decisionsOf = ({ closedAt, forcedAt }: Dispute): DisputeDecision[] =>
  closedAt ? [] : forcedAt ? ['refund', 'payAgain'] : ['refund', 'payAgain', 'force']

interface Yes {
  decision: DisputeDecision
  staffId: string
  username: string
  needsTwo: boolean
}

/**
 * One person's yes to a decision. `isDecided` once it is the last that is needed; until then it is proposed, and another
 * decision takes its place.
 * @returns STATE_CONFLICT for what cannot be decided now, FOUR_EYES for a second yes of one person
 */
export function sayYes(
  dispute: Dispute,
  { decision, staffId, username, needsTwo }: Yes,
): Outcome<{ dispute: Dispute; isDecided: boolean }> {
  if (!decisionsOf(dispute).includes(decision)) return refuse('STATE_CONFLICT')
  const { proposal } = dispute
  const isSecond = proposal?.decision === decision
  if (isSecond && proposal.staffId === staffId) return refuse('FOUR_EYES')
  if (needsTwo && !isSecond)
    return ok({ dispute: { ...dispute, proposal: { decision, staffId, username } }, isDecided: false })
  return ok({ dispute: { ...dispute, proposal: undefined }, isDecided: true })
}

/** Staff have shown that the money arrived: it is closed so after a day, unless the player speaks. */
export const announceForce = (dispute: Dispute, at: Date): Dispute => ({
  ...hearStaff(dispute),
  forcedAt: new Date(at.getTime() + noticeMs),
})

const closed = (dispute: Dispute, outcome: DisputeOutcome, at: Date): Dispute => ({
  ...dispute,
  turn: 'member',
  answerDueAt: undefined,
  forcedAt: undefined,
  proposal: undefined,
  outcome,
  closedAt: at,
})

/** The states a dispute ends in when the money counts as received; with a rest that is held it goes back to payment. */
export const receiptOf = { received: 'resolved_received', forced: 'forced' } as const

/**
 * Disputed → received after all: by the player's word, or by force once its announced time has come. Moves no money.
 * @returns STATE_CONFLICT in any other state, and before that time
 */
export function closeAsReceived(
  { withdrawal, dispute }: Disputed,
  outcome: 'received' | 'forced',
  at: Date,
): Outcome<Disputed> {
  if (withdrawal.state !== 'disputed' || dispute.closedAt) return refuse('STATE_CONFLICT')
  if (outcome === 'forced' && (dispute.forcedAt === undefined || dispute.forcedAt > at)) return refuse('STATE_CONFLICT')
  const state = unpaidMinorOf(withdrawal) === 0n ? receiptOf[outcome] : 'paying'
  return ok({
    withdrawal: { ...withdrawal, state, receivedMinor: withdrawal.paidMinor },
    dispute: closed(dispute, outcome, at),
  })
}

/** Disputed → paying: what came back is sent again, by hand. */
export function payAgain({ withdrawal, dispute }: Disputed, at: Date): Disputed {
  const paidMinor = withdrawal.paidMinor - dispute.amountMinor
  const againMinor = withdrawal.againMinor + dispute.amountMinor
  const paidAt = paidMinor > 0n ? withdrawal.paidAt : undefined
  return {
    withdrawal: { ...withdrawal, state: 'paying', paysByHand: true, paidMinor, againMinor, paidAt },
    dispute: closed(dispute, 'paidAgain', at),
  }
}

/** What giving back moves, in minor units. */
export interface Refund {
  /** Comes back from the bank. */
  returnedMinor: bigint
  /** Goes to the wallet: what came back now or before. */
  refundedMinor: bigint
  /** Was never sent, and is free again. */
  releasedMinor: bigint
}

/** Disputed → over: all that did not arrive is the player's to spend again. */
export function refund({ withdrawal, dispute }: Disputed, at: Date): Disputed & { money: Refund } {
  const paidMinor = withdrawal.paidMinor - dispute.amountMinor
  const refundedMinor = withdrawal.againMinor + dispute.amountMinor
  const money = {
    returnedMinor: dispute.amountMinor,
    refundedMinor,
    releasedMinor: unpaidMinorOf(withdrawal) - withdrawal.againMinor,
  }
  const paidAt = paidMinor > 0n ? withdrawal.paidAt : undefined
  return {
    withdrawal: { ...withdrawal, state: 'resolved_refunded', paidMinor, againMinor: 0n, refundedMinor, paidAt },
    dispute: closed(dispute, 'refunded', at),
    money,
  }
}
