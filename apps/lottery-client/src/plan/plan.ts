import { multiplesOf } from '@fairground/lottery-rules'

/** How a ticket goes on over the next draws. */
export interface Plan {
  /** 1 is the next draw alone. */
  draws: number
  /** The stake is multiplied by it after every draw; 1 stays the same. */
  factor: number
  stopsOnWin: boolean
  /** New numbers for each draw, as many as were chosen. */
  isRandom: boolean
}

export const noPlan: Plan = { draws: 1, factor: 1, stopsOnWin: false, isRandom: false }

export const planFactors = [1, 2, 3] as const

/** A ticket's stake is multiplied by no more than this. */
export const multipleMax = 9_999

/** The multiple of each draw; undefined where the last ones are too high. */
export function planOf({ draws, factor }: Plan): readonly number[] | undefined {
  const multiples = multiplesOf(draws, { type: 'step', start: 1, every: 1, factor })
  return multiples?.every((multiple) => multiple <= multipleMax) ? multiples : undefined
}

/** What all draws cost together, which is also the most that can be lost. */
export const planCost = (multiples: readonly number[], costMinor: bigint): bigint =>
  multiples.reduce((sum, multiple) => sum + costMinor * BigInt(multiple), 0n)
