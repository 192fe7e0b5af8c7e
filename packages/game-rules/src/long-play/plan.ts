import type { InstantRound } from '../instant/instant-game.ts'

/** A bet and how it is played on: a plan whose return the sheet knows. */
export type Plan = {
  /** The row of the sheet that says its return, or its own name. */
  readonly row: string
  /** As it comes over the wire. */
  readonly bet: object
  /** First stake of what is looked at. */
  readonly stakeMinor: number
  /** The next action, after so many; rounds of one step need none. */
  next?(round: InstantRound, taken: number): unknown
  /** Only what was paid on this place of the table. */
  readonly on?: string
  /** Where no row of the sheet says it. */
  readonly exact?: number
}

/** Multipliers are ten-thousandths of it: nothing is cut off. */
export const planStakeMinor = 10_000

/** A bet of one stake with these fields, and how it is played on. */
export const planOf = (row: string, fields: object, next?: Plan['next']): Plan => ({
  row,
  bet: { stakeMinor: `${planStakeMinor}`, ...fields },
  stakeMinor: planStakeMinor,
  ...(next && { next }),
})

/** The same step again and again, another tile each time; then what is won is taken. */
export const climbing =
  (steps: number, step: (taken: number) => object): Plan['next'] =>
  (_round, taken) =>
    taken < steps ? step(taken) : { type: 'cash-out' }

/** So many numbers of a card: 1, 4, 7 … */
export const everyThird = (count: number): number[] => Array.from({ length: count }, (_, index) => 3 * index + 1)
