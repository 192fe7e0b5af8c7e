import type { depositIncidents, depositStates, PayAccount } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

export type DepositState = (typeof depositStates)[number]

export interface Deposit {
  id: string
  memberId: string
  methodId: string
  currency: string
  /** What is paid in. */
  amountMinor: bigint
  /** What that costs, and whose cost it is. */
  feeMinor: bigint
  feeBearer: 'house' | 'player'
  /** What reaches the wallet. */
  creditMinor: bigint
  /** Where it is to be paid, as its owner was told. */
  payTo: PayAccount | undefined
  /** What the payment gateway calls it, and its page to pay on. */
  paymentId: string | undefined
  payUrl: string | undefined
  /** Why staff must look at it. */
  incident: (typeof depositIncidents)[number] | undefined
  requestId: string
  remark: string | undefined
  transferCode: string
  state: DepositState
  reason: string | undefined
  createdAt: Date
  expiresAt: Date
  decidedAt: Date | undefined
  /** Staff user name at that time, or 'system'. */
  decidedBy: string | undefined
}

export interface Decision {
  by: string
  at: Date
}

/** A deposit waits for its decision until it expires, whether or not the job has noted the expiry yet. */
export const isWaiting = (deposit: Deposit, now: Date): boolean =>
  deposit.state === 'pending' && now < deposit.expiresAt

/** Pending → approved. @returns STATE_CONFLICT once it is decided or past its time */
export function approve(deposit: Deposit, { by, at }: Decision): Outcome<Deposit> {
  if (!isWaiting(deposit, at)) return refuse('STATE_CONFLICT')
  return ok({ ...deposit, state: 'approved', decidedAt: at, decidedBy: by })
}

/** Pending → rejected, with a reason the player reads. @returns STATE_CONFLICT once it is decided or past its time */
export function reject(deposit: Deposit, { by, at }: Decision, reason: string): Outcome<Deposit> {
  if (!isWaiting(deposit, at)) return refuse('STATE_CONFLICT')
  return ok({ ...deposit, state: 'rejected', reason, decidedAt: at, decidedBy: by })
}

/** Pending → expired. @returns STATE_CONFLICT before its time and after any decision */
export function expire(deposit: Deposit, at: Date): Outcome<Deposit> {
  if (deposit.state !== 'pending' || at < deposit.expiresAt) return refuse('STATE_CONFLICT')
  return ok({ ...deposit, state: 'expired', decidedAt: at, decidedBy: 'system' })
}
