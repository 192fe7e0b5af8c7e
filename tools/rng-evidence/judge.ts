import type { Series } from './battery.ts'
import { tally } from './frequency-tests.ts'
import { chiSquareP, lnGamma } from './special-functions.ts'

/** Below it a p-value is no chance any more. */
export const pLeast = 1e-6
const level = 0.01
/** A count of failures at 1 % that comes less often than this is too many. */
const boundP = 1e-4
const bins = 10
/** SP 800-22, 4.2.2: fewer p-values tell nothing of their spread. */
const spreadMin = 55

/** What a test's p-values say together. */
export interface Verdict {
  name: string
  count: number
  lowest: number
  /** p-values below 1 %, and how many there may be. */
  low: number
  lowMax: number
  /** The p-value of the p-values: they spread evenly over 0 … 1. Undefined for fewer than 55. */
  evenness: number | undefined
  isPassed: boolean
}

export function judge({ name, pValues }: Series): Verdict {
  const lowest = Math.min(...pValues)
  const low = pValues.filter((p) => p < level).length
  const lowMax = lowCountMax(pValues.length)
  const evenness = pValues.length < spreadMin ? undefined : evennessOf(pValues)
  const isPassed = lowest >= pLeast && low <= lowMax && (evenness ?? 1) >= pLeast
  return { name, count: pValues.length, lowest, low, lowMax, evenness, isPassed }
}

/** The most of n p-values that may lie below 1 %; of a single one it is the limit of 1e-6 that counts. */
export function lowCountMax(n: number): number {
  let atMost = 0
  for (let k = 0; k <= n; k += 1) {
    atMost += binomial(n, k)
    if (1 - atMost < boundP) return Math.max(k, 1)
  }
  return n
}

const binomial = (n: number, k: number): number =>
  Math.exp(lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1) + k * Math.log(level) + (n - k) * Math.log(1 - level))

/** SP 800-22, 4.2.2: the chi-square of p-values in ten classes. */
function evennessOf(pValues: readonly number[]): number {
  const counts = new Array<number>(bins).fill(0)
  for (const p of pValues) tally(counts, Math.min(Math.floor(p * bins), bins - 1))
  const expected = pValues.length / bins
  return chiSquareP(
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    bins - 1,
  )
}
