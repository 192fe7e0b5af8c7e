import type { AdjustmentState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'

export interface Adjustment {
  id: string
  memberId: string
  direction: 'credit' | 'debit'
  currency: string
  amountMinor: bigint
  reason: string
  state: AdjustmentState
  requestId: string
  /** Id of an operator. */
  askedBy: string
  askedAt: Date
  decidedBy: string | undefined
  decidedAt: Date | undefined
  decisionReason: string | undefined
  /** How often somebody said yes; all but the last found too little money. */
  tryCount: number
  transferId: bigint | undefined
}

interface Decision {
  staffId: string
  at: Date
}

/** Whether this person may say yes now. Refusals: STATE_CONFLICT, FOUR_EYES for whoever asked. */
export function canApprove({ state, askedBy }: Adjustment, staffId: string): Outcome<null> {
  if (state !== 'asked') return refuse('STATE_CONFLICT')
  return askedBy === staffId ? refuse('FOUR_EYES') : ok(null)
}

/** Somebody else's yes, once the money has moved. */
export const approved = (adjustment: Adjustment, { staffId, at }: Decision, transferId: bigint): Adjustment => ({
  ...adjustment,
  state: 'approved',
  decidedBy: staffId,
  decidedAt: at,
  transferId,
})

/** A no; from whoever asked it takes the request back. Refusal: STATE_CONFLICT. */
export function turnDown(
  adjustment: Adjustment,
  { staffId, at }: Decision,
  decisionReason: string,
): Outcome<Adjustment> {
  if (adjustment.state !== 'asked') return refuse('STATE_CONFLICT')
  const state = adjustment.askedBy === staffId ? 'withdrawn' : 'rejected'
  return ok({ ...adjustment, state, decidedBy: staffId, decidedAt: at, decisionReason })
}

/** Whether a repeated request id asks for what it asked for before. */
export const isSameWish = (
  earlier: Adjustment,
  wish: Pick<Adjustment, 'memberId' | 'direction' | 'amountMinor' | 'reason'>,
): boolean =>
  earlier.memberId === wish.memberId &&
  earlier.direction === wish.direction &&
  earlier.amountMinor === wish.amountMinor &&
  earlier.reason === wish.reason

interface Reviewer {
  staffId: string
  permissions: readonly string[]
}

/** What this person may do with it now. */
export function allowedFor(
  { state, askedBy }: Adjustment,
  { staffId, permissions }: Reviewer,
): ('approve' | 'reject' | 'withdraw')[] {
  if (state !== 'asked' || !permissions.includes('adjustments.decide')) return []
  return askedBy === staffId ? ['withdraw'] : ['approve', 'reject']
}
