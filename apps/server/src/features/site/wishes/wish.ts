import type { ThresholdTopic, WishAction, WishKindName, WishState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

/** What one of the staff asks for and another decides. */
export interface Wish<Payload = unknown> {
  id: string
  kind: WishKindName
  /** What it is about, as the audit log calls it. */
  subject: string
  payload: Payload
  /** What it may cost the house. */
  amountMinor: bigint | undefined
  currency: string | undefined
  reason: string
  state: WishState
  /** One person's word was enough. */
  isAlone: boolean
  /** Id of an operator. */
  askedBy: string
  askedByName: string
  askedAt: Date
  decidedBy: string | undefined
  decidedByName: string | undefined
  decidedAt: Date | undefined
  decisionReason: string | undefined
}

/**
 * Who must agree: two people always, one alone (it gives nobody more), or one alone as far as the threshold of a topic goes.
 */
export type Weight = 'always' | 'never' | { topic: ThresholdTopic; amountMinor: bigint; currency: string }

interface Word {
  staffId: string
  isApproved: boolean
}

/** What a second person's word makes of a wish. Refusals: STATE_CONFLICT once it is decided, FOUR_EYES for a yes to the own one. */
export function decide(
  { state, askedBy }: Pick<Wish, 'state' | 'askedBy'>,
  { staffId, isApproved }: Word,
): Outcome<Exclude<WishState, 'asked'>> {
  if (state !== 'asked') return refuse('STATE_CONFLICT')
  const isOwn = askedBy === staffId
  if (isApproved) return isOwn ? refuse('FOUR_EYES') : ok('approved')
  return ok(isOwn ? 'withdrawn' : 'rejected')
}

interface Reviewer {
  staffId: string
  mayDecide: boolean
  isSamePerson: boolean
}

/** What this person may do with it now. */
export function allowedFor(
  { state, askedBy }: Pick<Wish, 'state' | 'askedBy'>,
  { staffId, mayDecide, isSamePerson }: Reviewer,
): WishAction[] {
  if (state !== 'asked') return []
  if (askedBy === staffId) return ['withdraw']
  if (!mayDecide) return []
  return isSamePerson ? ['reject'] : ['approve', 'reject']
}
