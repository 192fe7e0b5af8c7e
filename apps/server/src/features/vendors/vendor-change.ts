import { type Outcome, ok, refuse } from '../../lib/outcome.ts'

/** Limits of one currency, in minor units as text; null: none. */
export interface LimitsWish {
  currency: string
  stakeMinorMax: string | null
  winMinorMax: string | null
  jackpotHeldMinor: string | null
}

/** Another way of keeping players' money, or other limits: one person asks, another says yes. */
export interface VendorChange {
  id: string
  vendorId: string
  wish: { mode: 'single' | 'transfer' } | { limits: LimitsWish }
  reason: string
  /** Id and name of an operator. */
  askedBy: string
  askedByName: string
  askedAt: Date
}

/** What a decision about an open change makes of it. Refusal: FOUR_EYES for whoever says yes to the own wish. */
export function decideChange(
  { askedBy }: Pick<VendorChange, 'askedBy'>,
  { staffId, isApproved }: { staffId: string; isApproved: boolean },
): Outcome<'approved' | 'rejected' | 'withdrawn'> {
  const isOwn = askedBy === staffId
  if (isApproved) return isOwn ? refuse('FOUR_EYES') : ok('approved')
  return ok(isOwn ? 'withdrawn' : 'rejected')
}

/** What this person may do with an open change. */
export function allowedFor(
  { askedBy }: Pick<VendorChange, 'askedBy'>,
  { staffId, permissions }: { staffId: string; permissions: readonly string[] },
): ('approve' | 'reject' | 'withdraw')[] {
  if (!permissions.includes('vendors.manage')) return []
  return askedBy === staffId ? ['withdraw'] : ['approve', 'reject']
}

/** How the audit log calls it. */
export const changeName = (wish: VendorChange['wish']) => ('mode' in wish ? 'wallet-mode' : 'limits')
