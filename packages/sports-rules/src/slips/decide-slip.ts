import { type Fraction, minus } from '@fairground/game-rules/exact'

/** Which changes of a price a player takes without being asked. */
export const acceptances = ['better', 'any', 'none'] as const

/** A slip after the delay of acceptance. Prices are decimal odds of the whole slip. */
export type PendingSlip = {
  readonly accept: (typeof acceptances)[number]
  readonly price: Fraction
  readonly now: Fraction
  /** Suspended at any moment of the delay. */
  readonly isSuspended: boolean
  readonly stakeMinor: bigint
  readonly limits: { readonly minMinor: bigint; readonly maxMinor: bigint; readonly maxPayoutMinor: bigint }
}

/** The price is always that of now. */
export type SlipDecision =
  | { readonly decision: 'accepted' }
  | { readonly decision: 'reoffer'; readonly stakeMinor: bigint }
  | { readonly decision: 'refused'; readonly code: 'SUSPENDED' | 'STAKE_TOO_LOW' | 'OVER_LIMIT' | 'OVER_PAYOUT' }

/** Takes a slip, offers the largest stake that fits at the price of now, or refuses. */
export function decideSlip(slip: PendingSlip): SlipDecision {
  const { stakeMinor, limits, now } = slip
  if (slip.isSuspended) return { decision: 'refused', code: 'SUSPENDED' }
  if (stakeMinor < limits.minMinor) return { decision: 'refused', code: 'STAKE_TOO_LOW' }
  const byPayout = largestStake(limits.maxPayoutMinor, now)
  const isByPayout = byPayout < limits.maxMinor
  const largest = isByPayout ? byPayout : limits.maxMinor
  if (largest < limits.minMinor || largest === 0n)
    return { decision: 'refused', code: isByPayout ? 'OVER_PAYOUT' : 'OVER_LIMIT' }
  if (stakeMinor > largest) return { decision: 'reoffer', stakeMinor: largest }
  return isPriceTaken(slip) ? { decision: 'accepted' } : { decision: 'reoffer', stakeMinor }
}

function isPriceTaken({ accept, price, now }: PendingSlip): boolean {
  const { num } = minus(now, price)
  return accept === 'any' || num === 0n || (accept === 'better' && num > 0n)
}

/** The largest stake whose payout, cut, is at most this. */
function largestStake(maxPayoutMinor: bigint, { num, den }: Fraction): bigint {
  return ((maxPayoutMinor + 1n) * den - 1n) / num
}
