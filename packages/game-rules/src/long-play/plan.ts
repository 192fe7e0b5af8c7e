import type { SoloRound } from '../solo/solo-game.ts'

/** A bet and how it is played on: a plan whose return the sheet knows. */
export type Plan = {
  /** The row of the sheet that says its return, or its own name. */
  readonly row: string
  /** As it comes over the wire. */
  readonly bet: object
  /** First stake of what is looked at. */
  readonly stakeMinor: number
  /** The next action, after so many; rounds of one step need none. */
  next?(round: SoloRound, taken: number): unknown
  /** Only what was paid on this place of the table. */
  readonly on?: string
  /** Where no row of the sheet says it. */
  readonly exact?: number
}

/** Multipliers are ten-thousandths of it: nothing is cut off. */
export const planStakeMinor = 10_000
