import type { withdrawalStates } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { Refusal } from './refusal-reason.ts'

export type WithdrawalState = (typeof withdrawalStates)[number]

export interface Approval {
  staffId: string
  username: string
  at: Date
}

export interface Withdrawal {
  id: string
  memberId: string
  payoutAccountId: string
  currency: string
  amountMinor: bigint
  requestId: string
  state: WithdrawalState
  /** Who said yes, in order. */
  approvals: readonly Approval[]
  approvalsNeeded: number
  /** Staff send the money themselves, whole or in parts; otherwise the payout's own way does at once. */
  paysByHand: boolean
  /** Sum of the parts that have left the bank, never more than the amount. */
  paidMinor: bigint
  /** Sent, came back after a dispute, and waits in flight to be sent again; no part of `paidMinor`. */
  againMinor: bigint
  /** Back in the wallet at the end of a dispute. */
  refundedMinor: bigint
  /** Of what was sent, what the player confirmed, or left unsaid for long enough. */
  receivedMinor: bigint
  /** While the player is asked: without a word until then, what was sent counts as received. */
  autoReceiptAt: Date | undefined
  /** Of one that was refused. */
  refusal: Refusal | undefined
  /** While something is asked of the player: since when, and until when an answer is waited for. */
  askedAt: Date | undefined
  answerUntil: Date | undefined
  /** All earlier waiting for the player, for which the clock stood still. */
  waitedMs: number
  createdAt: Date
  decidedAt: Date | undefined
  paidAt: Date | undefined
}

type Asked = Pick<
  Withdrawal,
  'id' | 'memberId' | 'payoutAccountId' | 'currency' | 'amountMinor' | 'requestId' | 'approvalsNeeded' | 'createdAt'
>

/** A withdrawal as it is asked for, before anybody has looked at it. */
export const newWithdrawal = (asked: Asked): Withdrawal => ({
  ...asked,
  state: 'submitted',
  approvals: [],
  paysByHand: false,
  paidMinor: 0n,
  againMinor: 0n,
  refundedMinor: 0n,
  receivedMinor: 0n,
  autoReceiptAt: undefined,
  refusal: undefined,
  askedAt: undefined,
  answerUntil: undefined,
  waitedMs: 0,
  decidedAt: undefined,
  paidAt: undefined,
})

/** A payment that has left the bank for a withdrawal. */
export interface PayoutPart {
  amountMinor: bigint
  /** The bank's or the payer's own: the same one again is the same payment. */
  reference: string
  at: Date
}

/** A part as staff see it. */
export interface PaidPart extends PayoutPart {
  /** From 1 on, in the order of payment. */
  number: number
  /** User name, or 'system'. */
  by: string
}

/** When a payment leaves the bank, and when it counts as received without a word. */
interface PaidTimes {
  at: Date
  autoReceiptAt: Date
}

/** What is still to be sent: held, or come back. */
export const unpaidMinorOf = ({ amountMinor, paidMinor }: Pick<Withdrawal, 'amountMinor' | 'paidMinor'>): bigint =>
  amountMinor - paidMinor

/** Milliseconds for which the withdrawal has waited for the player so far. */
export const waitedMsAt = ({ askedAt, waitedMs }: Pick<Withdrawal, 'askedAt' | 'waitedMs'>, at: Date): number =>
  waitedMs + (askedAt ? Math.max(0, at.getTime() - askedAt.getTime()) : 0)

/** It waits for the player no longer, whatever it enters now. */
export const endWait = (withdrawal: Withdrawal, at: Date): Withdrawal => ({
  ...withdrawal,
  waitedMs: waitedMsAt(withdrawal, at),
  askedAt: undefined,
  answerUntil: undefined,
})

/** Not yet approved: the player may still cancel it, even instead of answering. */
export const canCancel = ({ state, approvals }: Withdrawal): boolean =>
  (state === 'submitted' || state === 'info_needed') && approvals.length === 0

/** Submitted or asked about → cancelled, by its owner. @returns STATE_CONFLICT once somebody said yes */
export function cancel(withdrawal: Withdrawal, at: Date): Outcome<Withdrawal> {
  if (!canCancel(withdrawal)) return refuse('STATE_CONFLICT')
  return ok({ ...endWait(withdrawal, at), state: 'cancelled', decidedAt: at })
}

/** One more yes, which may ask for payment by hand; the last one needed approves. @returns STATE_CONFLICT, or FOUR_EYES for a second yes of one person */
export function approve(withdrawal: Withdrawal, approval: Approval, byHand: boolean): Outcome<Withdrawal> {
  if (withdrawal.state !== 'submitted') return refuse('STATE_CONFLICT')
  if (withdrawal.approvals.some(({ staffId }) => staffId === approval.staffId)) return refuse('FOUR_EYES')
  const approvals = [...withdrawal.approvals, approval]
  const paysByHand = withdrawal.paysByHand || byHand
  if (approvals.length < withdrawal.approvalsNeeded) return ok({ ...withdrawal, approvals, paysByHand })
  return ok({ ...withdrawal, approvals, paysByHand, state: 'approved', decidedAt: approval.at })
}

/** Nothing is on its way yet: it is reviewed, or waits for the player's answer, or for staff to send it. */
export const canReject = ({ state, paysByHand }: Pick<Withdrawal, 'state' | 'paysByHand'>): boolean =>
  state === 'submitted' || state === 'info_needed' || (state === 'approved' && paysByHand)

/** Submitted, asked about or waiting for staff to pay → rejected, with a reason the player reads. @returns STATE_CONFLICT in any other state */
export function reject(withdrawal: Withdrawal, refusal: Refusal, at: Date): Outcome<Withdrawal> {
  if (!canReject(withdrawal)) return refuse('STATE_CONFLICT')
  return ok({ ...endWait(withdrawal, at), state: 'rejected', refusal, decidedAt: at })
}

/** Approved → paying, by the payout's own way. @returns STATE_CONFLICT in any other state, and when staff pay it */
export function startPaying(withdrawal: Withdrawal): Outcome<Withdrawal> {
  if (withdrawal.state !== 'approved' || withdrawal.paysByHand) return refuse('STATE_CONFLICT')
  return ok({ ...withdrawal, state: 'paying' })
}

/** Paying → paid in whole. @returns STATE_CONFLICT in any other state, and when staff pay it */
export function finishPaying(withdrawal: Withdrawal, { at, autoReceiptAt }: PaidTimes): Outcome<Withdrawal> {
  if (withdrawal.state !== 'paying' || withdrawal.paysByHand) return refuse('STATE_CONFLICT')
  return ok({ ...withdrawal, state: 'paid', paidMinor: withdrawal.amountMinor, paidAt: at, autoReceiptAt })
}

/** Staff may send it, or the rest of it. */
export const canPayPart = (withdrawal: Withdrawal): boolean =>
  withdrawal.paysByHand && ['approved', 'paying', 'paid'].includes(withdrawal.state) && unpaidMinorOf(withdrawal) > 0n

/**
 * Approved, or paid in part → paid, in part or whole; the player is asked anew.
 * @returns STATE_CONFLICT in any other state, LIMIT for more than is left
 */
export function payPart(
  withdrawal: Withdrawal,
  amountMinor: bigint,
  { at, autoReceiptAt }: PaidTimes,
): Outcome<Withdrawal> {
  if (!canPayPart(withdrawal)) return refuse('STATE_CONFLICT')
  const unpaidMinor = unpaidMinorOf(withdrawal)
  if (amountMinor > unpaidMinor) {
    const bound = formatAmount(unpaidMinor, getCurrency(withdrawal.currency))
    return refuse('LIMIT', { value: { limit: { kind: 'max', bound } } })
  }
  const paidMinor = withdrawal.paidMinor + amountMinor
  const againMinor = withdrawal.againMinor - againPartOf(withdrawal, amountMinor)
  return ok({ ...withdrawal, state: 'paid', paidMinor, againMinor, paidAt: at, autoReceiptAt })
}

/** Of a payment, what is in flight already and not held: what came back leaves first. */
export const againPartOf = ({ againMinor }: Pick<Withdrawal, 'againMinor'>, amountMinor: bigint): bigint =>
  amountMinor < againMinor ? amountMinor : againMinor

/** How the receipt of a payout came to be known. */
export type Receipt = 'received' | 'full_payment' | 'auto_received'

/** Something was sent that the player has not spoken of; all of it, for the full payment. */
export const canConfirm = (withdrawal: Withdrawal, receipt: Receipt): boolean =>
  withdrawal.state === 'paid' && (receipt !== 'full_payment' || unpaidMinorOf(withdrawal) === 0n)

/**
 * Paid → received; with a rest that is still held, back to paying for that. Moves no money: it has left already.
 * @returns STATE_CONFLICT in any other state, for the full payment while a rest is held, and before its time for auto_received
 */
export function confirmReceipt(withdrawal: Withdrawal, receipt: Receipt, at: Date): Outcome<Withdrawal> {
  if (!canConfirm(withdrawal, receipt)) return refuse('STATE_CONFLICT')
  const isEarly = withdrawal.autoReceiptAt === undefined || withdrawal.autoReceiptAt > at
  if (receipt === 'auto_received' && isEarly) return refuse('STATE_CONFLICT')
  const state = unpaidMinorOf(withdrawal) === 0n ? receipt : 'paying'
  return ok({ ...withdrawal, state, receivedMinor: withdrawal.paidMinor, autoReceiptAt: undefined })
}
