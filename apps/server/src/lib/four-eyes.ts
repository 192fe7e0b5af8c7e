import { type Outcome, ok, refuse } from './outcome.ts'

/** Applies the second person's decision. Refusal: FOUR_EYES when approving one's own request. */
export function decideWish(
  askedBy: string,
  { staffId, isApproved }: { staffId: string; isApproved: boolean },
): Outcome<'approved' | 'rejected' | 'withdrawn'> {
  const isOwn = askedBy === staffId
  if (isApproved) return isOwn ? refuse('FOUR_EYES') : ok('approved')
  return ok(isOwn ? 'withdrawn' : 'rejected')
}

/** What this person may do with a wish that waits. */
export function wishAllows(
  askedBy: string,
  { staffId, mayDecide }: { staffId: string; mayDecide: boolean },
): ('approve' | 'reject' | 'withdraw')[] {
  if (!mayDecide) return []
  return askedBy === staffId ? ['withdraw'] : ['approve', 'reject']
}
