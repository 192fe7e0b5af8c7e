/** The house keeps 1 %: taken once from the fair multiplier, never per step. */
const keptBp = 9_900n

/** floor(9900 · fair) / 10000 in ten-thousandths; fair is num/den, at least 1. Source: the studio's ground rules. */
export function multiplierX10000(num: bigint | number, den: bigint | number = 1n): number {
  return Number((keptBp * BigInt(num)) / BigInt(den))
}

/** A multiplier from a printed table, such as 1.5, in ten-thousandths. */
export const printedX10000 = (multiplier: number): number => Math.round(multiplier * 10_000)

/** Gross payout in minor units, cut once. */
export const payoutMinor = (stakeMinor: bigint, x10000: number): bigint => (stakeMinor * BigInt(x10000)) / 10_000n
