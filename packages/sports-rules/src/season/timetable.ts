const secondMs = 1_000

/** Of a day of a virtual league, in the order they come. */
const lengthsMs = {
  betting: 60 * secondMs,
  firstHalf: 90 * secondMs,
  halfTime: 10 * secondMs,
  secondHalf: 90 * secondMs,
  results: 25 * secondMs,
} as const

export const dayMs = Object.values(lengthsMs).reduce((sum, length) => sum + length, 0)
/** Bets for a day close so long before it kicks off. */
const closesBeforeMs = 10 * secondMs

/** Moments of a day in epoch milliseconds. Bets for it are taken while the day before it runs, too. */
export interface DayTimes {
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly kickoffAtMs: number
  readonly halfTimeAtMs: number
  readonly secondHalfAtMs: number
  readonly endsAtMs: number
  /** When its results have been shown, and the next day begins. */
  readonly nextAtMs: number
}

/** The moments of a day, counted from 1, of a season that began at `startedAtMs`. */
export function dayTimes(startedAtMs: number, day: number): DayTimes {
  const beginsAtMs = startedAtMs + (day - 1) * dayMs
  const kickoffAtMs = beginsAtMs + lengthsMs.betting
  const halfTimeAtMs = kickoffAtMs + lengthsMs.firstHalf
  const secondHalfAtMs = halfTimeAtMs + lengthsMs.halfTime
  return {
    opensAtMs: Math.max(startedAtMs, kickoffAtMs - dayMs),
    closesAtMs: kickoffAtMs - closesBeforeMs,
    ...{ kickoffAtMs, halfTimeAtMs, secondHalfAtMs },
    endsAtMs: secondHalfAtMs + lengthsMs.secondHalf,
    nextAtMs: beginsAtMs + dayMs,
  }
}
