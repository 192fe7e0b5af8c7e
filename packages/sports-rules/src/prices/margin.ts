/** How a margin is spread over the selections of a market. */
export type MarginMethod = 'power' | 'shin'

/**
 * Prices before they are cut, whose reciprocals sum to the booksum; a selection with no chance has an infinite one. Undefined
 * where the booksum cannot be reached: a market with a certain outcome, or with fewer outcomes than the booksum.
 */
export function withMargin(
  probabilities: readonly number[],
  booksum: number,
  method: MarginMethod = 'power',
): readonly number[] | undefined {
  const possible = probabilities.filter((one) => one > 0)
  if (possible.length <= booksum) return undefined
  return method === 'power' ? byPower(probabilities, booksum) : byShin(probabilities, booksum)
}

/** Odds p^−k, where the sum of p^k is the booksum. */
function byPower(probabilities: readonly number[], booksum: number): readonly number[] {
  const logs = probabilities.filter((one) => one > 0).map(Math.log)
  const k = newton(0, (at) => {
    let [value, slope] = [-booksum, 0]
    for (const log of logs) {
      const power = Math.exp(at * log)
      value += power
      slope += power * log
    }
    return value / slope
  })
  return probabilities.map((one) => one ** -k)
}

const stepsMax = 100
const stepMin = 1e-15

/** The sum of p^k falls and is convex: from a point above the root Newton's steps never pass it. */
function newton(start: number, stepAt: (at: number) => number): number {
  let at = start
  for (let [count, step] = [0, 1]; count < stepsMax && Math.abs(step) > stepMin; count += 1) {
    step = stepAt(at)
    at -= step
  }
  return at
}

/**
 * Reciprocal prices sqrt(z·p + (1 − z)·p²) · S, with S the sum of these roots and z the share of insiders for which S² is the
 * booksum. Source: H. S. Shin, "Measuring the Incidence of Insider Trading in a Market for State-Contingent Claims", 1993.
 */
function byShin(probabilities: readonly number[], booksum: number): readonly number[] | undefined {
  const rootsAt = (z: number) => probabilities.map((one) => Math.sqrt(z * one + (1 - z) * one * one))
  const sumOf = (roots: readonly number[]) => roots.reduce((sum, root) => sum + root, 0)
  if (sumOf(rootsAt(1)) ** 2 < booksum) return undefined
  let [low, high] = [0, 1]
  for (let halving = 0; halving < stepsMax; halving += 1) {
    const middle = (low + high) / 2
    if (sumOf(rootsAt(middle)) ** 2 < booksum) low = middle
    else high = middle
  }
  const roots = rootsAt(high)
  const sum = sumOf(roots)
  return roots.map((root) => 1 / (root * sum))
}

const priceMinX100 = 101
/** What a double may be short of a hundredth that it stands for. */
const rounding = 1e-9

/** A price in hundredths, cut, at least 1.01. */
export const cutPriceX100 = (odds: number): number => Math.max(priceMinX100, Math.floor(odds * 100 + rounding))
