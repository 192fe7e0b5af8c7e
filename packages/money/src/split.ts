import { type Minor, minor } from './minor.ts'

/**
 * Splits an amount into `count` parts that differ by at most one minor unit; the parts sum to the amount exactly.
 * The first parts are the larger ones. Throws RangeError unless the amount is at least 0 and count a whole number above 0.
 */
export function splitEvenly(amountMinor: bigint, count: number): Minor[] {
  if (!Number.isSafeInteger(count)) throw new RangeError('The count of parts is a whole number')
  return splitByWeights(
    amountMinor,
    Array.from({ length: count }, () => 1n),
  )
}

/**
 * Splits an amount in proportion to weights by largest remainder (ties go to the earlier part); parts sum to the amount.
 * Throws RangeError unless the amount and the weights are at least 0 and some weight is above 0.
 */
export function splitByWeights(amountMinor: bigint, weights: readonly bigint[]): Minor[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0n)
  if (amountMinor < 0n) throw new RangeError('Only an amount of at least 0 can be split')
  if (weightSum <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('Weights sum to more than 0')
  const parts = weights.map((weight) => (amountMinor * weight) / weightSum)
  let leftover = amountMinor - parts.reduce((sum, part) => sum + part, 0n)
  for (const index of byRemainder(amountMinor, weights, weightSum)) {
    if (leftover === 0n) break
    parts[index] = (parts[index] ?? 0n) + 1n
    leftover -= 1n
  }
  return parts.map(minor)
}

function byRemainder(amountMinor: bigint, weights: readonly bigint[], weightSum: bigint): number[] {
  const remainders = weights.map((weight) => (amountMinor * weight) % weightSum)
  return remainders
    .map((_, index) => index)
    .sort((a, b) => {
      const difference = (remainders[b] ?? 0n) - (remainders[a] ?? 0n)
      return difference > 0n ? 1 : difference < 0n ? -1 : a - b
    })
}
