import type { ValueChance } from '../chances/line-chances.ts'
import { normalBelow } from '../chances/normal.ts'

/** Mean and standard deviation, in points. */
export interface Normal {
  readonly mean: number
  readonly sd: number
}

/** Standard deviations after which nothing is left that a double could tell. */
const reach = 9

/** A normal variable rounded to whole points, and how often each comes. One of no width is its mean. */
export function roundedNormal({ mean, sd }: Normal): ValueChance[] {
  if (sd === 0) return [[Math.round(mean), 1]]
  const [first, last] = [Math.floor(mean - reach * sd), Math.ceil(mean + reach * sd)]
  let low = edgeAt((first - 0.5 - mean) / sd)
  return Array.from({ length: last - first + 1 }, (_, index): ValueChance => {
    const high = edgeAt((first + index + 0.5 - mean) / sd)
    const chance = between(low, high)
    low = high
    return [first + index, chance]
  })
}

/** A bound, and what lies outside it, on its side of the mean: of two numbers close to 1 the difference would be lost. */
const edgeAt = (z: number) => ({ z, outside: normalBelow(-Math.abs(z)) })

function between(low: ReturnType<typeof edgeAt>, high: ReturnType<typeof edgeAt>): number {
  if (low.z > 0) return low.outside - high.outside
  return high.z < 0 ? high.outside - low.outside : 1 - low.outside - high.outside
}
