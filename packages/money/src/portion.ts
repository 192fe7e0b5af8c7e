import { type Minor, minor } from './minor.ts'

/** amount × numerator / denominator, cut toward zero: the one truncation of a payout or a rate. Throws on denominator ≤ 0. */
export function portionOf(amountMinor: bigint, numerator: bigint, denominator: bigint): Minor {
  if (denominator <= 0n) throw new RangeError('The denominator is above 0')
  return minor((amountMinor * numerator) / denominator)
}
