import type { withdrawalStates } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'

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
  reason: string | undefined
  payoutReference: string | undefined
  createdAt: Date
  decidedAt: Date | undefined
  paidAt: Date | undefined
}

/** States in which a withdrawal is not finished. */
export const openStates = ['submitted', 'approved', 'paying'] as const satisfies WithdrawalState[]

/** Nobody has begun to review it: the player may still take it back. */
export const canCancel = (withdrawal: Withdrawal): boolean =>
  withdrawal.state === 'submitted' && withdrawal.approvals.length === 0

/** Submitted → cancelled, by its owner. @returns STATE_CONFLICT once a review has begun */
export function cancel(withdrawal: Withdrawal, at: Date): Outcome<Withdrawal> {
  if (!canCancel(withdrawal)) return refuse('STATE_CONFLICT')
  return ok({ ...withdrawal, state: 'cancelled', decidedAt: at })
}

/** One more yes; the last one needed approves. @returns STATE_CONFLICT, or FOUR_EYES for a second yes of one person */
export function approve(withdrawal: Withdrawal, approval: Approval): Outcome<Withdrawal> {
  if (withdrawal.state !== 'submitted') return refuse('STATE_CONFLICT')
  if (withdrawal.approvals.some(({ staffId }) => staffId === approval.staffId)) return refuse('FOUR_EYES')
  const approvals = [...withdrawal.approvals, approval]
  if (approvals.length < withdrawal.approvalsNeeded) return ok({ ...withdrawal, approvals })
  return ok({ ...withdrawal, approvals, state: 'approved', decidedAt: approval.at })
}

/** Submitted → rejected, with a reason the player reads. @returns STATE_CONFLICT in any other state */
export function reject(withdrawal: Withdrawal, reason: string, at: Date): Outcome<Withdrawal> {
  if (withdrawal.state !== 'submitted') return refuse('STATE_CONFLICT')
  return ok({ ...withdrawal, state: 'rejected', reason, decidedAt: at })
}

/** Approved → paying. @returns STATE_CONFLICT in any other state */
export function startPaying(withdrawal: Withdrawal): Outcome<Withdrawal> {
  if (withdrawal.state !== 'approved') return refuse('STATE_CONFLICT')
  return ok({ ...withdrawal, state: 'paying' })
}

/** Paying → paid, with the payer's own reference. @returns STATE_CONFLICT in any other state */
export function finishPaying(withdrawal: Withdrawal, reference: string, at: Date): Outcome<Withdrawal> {
  if (withdrawal.state !== 'paying') return refuse('STATE_CONFLICT')
  return ok({ ...withdrawal, state: 'paid', payoutReference: reference, paidAt: at })
}
