/**
 * The chance of every amount from 0 to a bound, on a grid; the last cell holds "the bound or more".
 * Only sums of products of chances are formed, so that even tiny chances keep about 12 digits.
 */
export type BoundedDistribution = Float64Array

/** Nothing, with chance 1. */
export function certainZero(cellCount: number): BoundedDistribution {
  const zero = new Float64Array(cellCount)
  zero[0] = 1
  return zero
}

/** Cell by cell sum of partial distributions. */
export function addUp(a: BoundedDistribution, b: BoundedDistribution): BoundedDistribution {
  return a.map((chance, cell) => chance + (b[cell] as number))
}

/** The distribution of the sum of two independent amounts; everything beyond the bound stays in the last cell. */
export function convolve(a: BoundedDistribution, b: BoundedDistribution): BoundedDistribution {
  const last = a.length - 1
  const result = new Float64Array(a.length)
  const atLeast = tails(b)
  for (let i = 0; i <= last; i += 1) {
    const chance = a[i] as number
    if (chance === 0) continue
    for (let j = 0; i + j < last; j += 1) result[i + j] = (result[i + j] as number) + chance * (b[j] as number)
    result[last] = (result[last] as number) + chance * (atLeast[last - i] as number)
  }
  return result
}

export type Convolve = (a: BoundedDistribution, b: BoundedDistribution) => BoundedDistribution

/** The distribution of the sum of `count` independent amounts, by repeated doubling. */
export function convolveTimes(a: BoundedDistribution, count: number, by: Convolve = convolve): BoundedDistribution {
  let result: BoundedDistribution | undefined
  let power = a
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result ? by(result, power) : power
    if (left > 1) power = by(power, power)
  }
  return result ?? certainZero(a.length)
}

/** The same amounts on a grid `factor` times as fine. */
export function refine(a: BoundedDistribution, factor: number, cellCount: number): BoundedDistribution {
  const result = new Float64Array(cellCount)
  for (const [cell, chance] of a.entries()) {
    const target = Math.min(cell * factor, cellCount - 1)
    result[target] = (result[target] as number) + chance
  }
  return result
}

function tails(a: BoundedDistribution): Float64Array {
  const result = new Float64Array(a.length + 1)
  for (let cell = a.length - 1; cell >= 0; cell -= 1) result[cell] = (result[cell + 1] as number) + (a[cell] as number)
  return result
}
