import { multiplesOf } from '@fairground/lottery-rules'

/** How a ticket goes on over the next draws. */
export interface Plan {
  /** 1 is the next draw alone. */
  draws: number
  /** The stake is multiplied by it after every draw; 1 stays the same. */
  factor: number
  stopsOnWin: boolean
  /** As typed: the plan stops once its draws have paid so much together; empty where it does not. */
  stopAt: string
  /** New numbers for each draw, as many as were chosen. */
  isRandom: boolean
}

export const noPlan: Plan = { draws: 1, factor: 1, stopsOnWin: false, stopAt: '', isRandom: false }

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

export interface PlanStep {
  costMinor: bigint
  /** What this draw and those before it cost. */
  byThenMinor: bigint
  /** What is left of one win in this draw after all that was staked by then. */
  afterWinMinor: bigint | undefined
}

/** A plan draw by draw; `winMinor` is what one win pays at multiple 1, where that is known. */
export function planSteps(
  multiples: readonly number[],
  { costMinor, winMinor }: { costMinor: bigint; winMinor: bigint | undefined },
): readonly PlanStep[] {
  let byThenMinor = 0n
  return multiples.map((multiple) => {
    const times = BigInt(multiple)
    byThenMinor += costMinor * times
    const afterWinMinor = winMinor === undefined ? undefined : winMinor * times - byThenMinor
    return { costMinor: costMinor * times, byThenMinor, afterWinMinor }
  })
}
