import { chiSquareOf, tally } from './frequency-tests.ts'
import { chiSquareP } from './special-functions.ts'

/** Birthdays of one sample in a year of 2^32 days; four repeated spacings are expected. */
export const birthdays = 2 ** 12
const expected = 4
/** Up to one repeated spacing, two, three … seven, and more. */
const chances = poissonClasses(expected, 1, 8)

/**
 * Marsaglia and Tsang, "Some difficult-to-pass tests of randomness" (2002): spacings of birthdays repeat as often as the
 * Poisson distribution of mean m³/4n says. `repeats` are the counts of samples, a hundred or more.
 */
export function birthdaySpacings(repeats: readonly number[]): number {
  const counts = chances.map(() => 0)
  for (const repeat of repeats) {
    const place = Math.min(Math.max(repeat - 1, 0), chances.length - 1)
    tally(counts, place)
  }
  return chiSquareP(chiSquareOf(counts, chances), chances.length - 1)
}

/** How many spacings of these days stand more than once. */
export function repeatedSpacings(days: Uint32Array): number {
  const sorted = days.slice().sort()
  const spacings = sorted.map((day, i) => day - (sorted[i - 1] ?? 0)).sort()
  return spacings.reduce((count, spacing, i) => count + (i > 0 && spacing === spacings[i - 1] ? 1 : 0), 0)
}

function poissonClasses(mean: number, least: number, most: number): number[] {
  const chanceOf = (k: number): number => {
    let chance = Math.exp(-mean)
    for (let i = 1; i <= k; i += 1) chance *= mean / i
    return chance
  }
  const first = Array.from({ length: least + 1 }, (_, k) => chanceOf(k)).reduce((sum, chance) => sum + chance, 0)
  const classes = [first, ...Array.from({ length: most - least - 1 }, (_, i) => chanceOf(least + 1 + i))]
  return [...classes, 1 - classes.reduce((sum, chance) => sum + chance, 0)]
}
