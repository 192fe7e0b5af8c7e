import type { RedemptionState } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'

/** What a member had for points. */
export interface Redemption {
  id: string
  memberId: string
  itemId: string
  /** By language, as they were then. */
  names: Readonly<Record<string, string>>
  kind: 'goods' | 'credit'
  quantity: number
  points: number
  currency: string
  /** Of a credit, all of it. */
  creditMinor: bigint
  addressSealed: string | undefined
  state: RedemptionState
  remark: string | undefined
  requestId: string
  createdAt: Date
  decidedAt: Date | undefined
  /** Id of an operator. */
  decidedBy: string | undefined
}

export type RedemptionDecision = 'approve' | 'complete' | 'reject'

/** What can be decided about it now. Goods are approved, then completed once they arrived; a credit is completed at once. */
export function decisionsOf({ state, kind }: Pick<Redemption, 'state' | 'kind'>): readonly RedemptionDecision[] {
  if (state === 'processing') return ['approve', 'reject']
  return state === 'approved' && kind === 'goods' ? ['complete'] : []
}

interface Decided {
  decision: RedemptionDecision
  remark: string | undefined
  staffId: string
  at: Date
}

/** Refusals: STATE_CONFLICT, VALIDATION for a no without a remark. */
export function decide(redemption: Redemption, { decision, remark, staffId, at }: Decided): Outcome<Redemption> {
  if (!decisionsOf(redemption).includes(decision)) return refuse('STATE_CONFLICT')
  if (decision === 'reject' && remark === undefined) return refuseField('remark', 'validation.required')
  const isWhole = decision === 'complete' || redemption.kind === 'credit'
  const state = decision === 'reject' ? 'rejected' : isWhole ? 'completed' : 'approved'
  return ok({ ...redemption, state, remark: remark ?? redemption.remark, decidedBy: staffId, decidedAt: at })
}

export interface ListedRedemption {
  redemption: Redemption
  account: string
  icon: string
  decidedByName: string | undefined
}
