import { choose, type Fraction, fraction, plus, times } from '@fairground/game-rules/exact'

/** A slip of legs of different fixtures: every combination of these sizes is a bet of one unit. */
export type Slip = {
  /** What one unit on each leg returns, stake included. */
  readonly factors: readonly Fraction[]
  /** Different sizes of combinations, each from 1 to the number of legs; an accumulator has one, of all legs. */
  readonly sizes: readonly number[]
  readonly unitStakeMinor: bigint
}

export type SlipEnd = { readonly bets: bigint; readonly stakeMinor: bigint; readonly payoutMinor: bigint }

/** How many bets a slip is. */
export const betCount = (legs: number, sizes: readonly number[]): bigint =>
  sizes.reduce((sum, size) => sum + choose(legs, size), 0n)

/** What a slip costs and returns: the exact sum over its combinations, cut once. */
export function settleSlip({ factors, sizes, unitStakeMinor }: Slip): SlipEnd {
  const sums = productSums(factors)
  const { num, den } = times(fraction(unitStakeMinor), plus(...sizes.map((size) => sums[size] ?? fraction(0))))
  const bets = betCount(factors.length, sizes)
  return { bets, stakeMinor: bets * unitStakeMinor, payoutMinor: num / den }
}

/** By size, the sum over all combinations of the product of their factors: one leg after the other joins each of them. */
export function productSums(factors: readonly Fraction[]): readonly Fraction[] {
  let sums: readonly Fraction[] = [fraction(1)]
  for (const factor of factors) {
    const joined = [fraction(0)].concat(sums.map((sum) => times(factor, sum)))
    sums = joined.map((sum, size) => plus(sum, sums[size] ?? fraction(0)))
  }
  return sums
}

/** Systems by their names. `lucky-15` is a yankee with its singles. */
export const namedSystems: Readonly<Record<string, { readonly legs: number; readonly sizes: readonly number[] }>> = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  'lucky-15': { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
}
