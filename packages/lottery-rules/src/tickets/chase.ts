import { type Fraction, fraction, minus, plus, times } from '@fairground/game-rules/exact'
import { power } from '../base/index.ts'

/** How the stake goes on from issue to issue. */
export type Multiple =
  | { readonly type: 'flat'; readonly start: number }
  /** Times `factor` after every so many issues. */
  | { readonly type: 'step'; readonly start: number; readonly every: number; readonly factor: number }
  | { readonly type: 'hand'; readonly list: readonly number[] }

export const issuesMax = 100
/** Above what any account may stake, and short of what a plan could be mistyped to. */
const multipleMax = 1_000_000

/** The multiple of each issue; undefined where the plan has none, or one that is too high. */
export function multiplesOf(issues: number, multiple: Multiple): readonly number[] | undefined {
  if (!isWhole(issues, issuesMax)) return undefined
  const list = Array.from({ length: issues }, (_, issue) => multipleAt(issue, multiple))
  const isWrongHand = multiple.type === 'hand' && multiple.list.length !== issues
  return isWrongHand || !list.every((one) => isWhole(one, multipleMax)) ? undefined : list
}

export type ChaseBet = {
  readonly multiples: readonly number[]
  /** Of an issue at multiple 1. */
  readonly costMinor: bigint
  /** That an issue wins anything. */
  readonly winProbability: Fraction
  /** What the bet returns of its stake. */
  readonly returnRate?: Fraction
  readonly stopOnWin?: boolean
}

export type ChasePreview = {
  /** Taken when every issue is played, which is also the most that can be lost. */
  readonly totalMinor: bigint
  /** That at least one of the issues wins, were all played. */
  readonly atLeastOneWin: Fraction
  /** Paid on average by those issues that are reached; refunds of the others are not in it. */
  readonly expectedReturn?: Fraction
}

/** What a plan costs and what can be expected of it, before it is bought. */
export function previewChase({ multiples, costMinor, winProbability, returnRate, stopOnWin }: ChaseBet): ChasePreview {
  const none = minus(fraction(1), winProbability)
  const stakes = multiples.map((multiple) => costMinor * BigInt(multiple))
  const reached = (issue: number) => (stopOnWin ? power(none, issue) : fraction(1))
  const totalMinor = stakes.reduce((sum, stake) => sum + stake, 0n)
  const atLeastOneWin = minus(fraction(1), power(none, multiples.length))
  if (!returnRate) return { totalMinor, atLeastOneWin }
  const played = plus(...stakes.map((stake, issue) => times(reached(issue), fraction(stake))))
  return { totalMinor, atLeastOneWin, expectedReturn: times(played, returnRate) }
}

export type ChaseStop = { readonly stopOnWin?: boolean; readonly stopAtMinor?: bigint }

/** Whether a plan is over after issues that paid so much. What of it is still open is cancelled and given back. */
export const hasStopped = ({ stopOnWin, stopAtMinor }: ChaseStop, paidMinor: readonly bigint[]): boolean =>
  (stopOnWin === true && paidMinor.some((paid) => paid > 0n)) ||
  (stopAtMinor !== undefined && paidMinor.reduce((sum, paid) => sum + paid, 0n) >= stopAtMinor)

const isWhole = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max

function multipleAt(issue: number, multiple: Multiple): number {
  switch (multiple.type) {
    case 'flat':
      return multiple.start
    case 'step':
      return multiple.start * multiple.factor ** Math.floor(issue / multiple.every)
    case 'hand':
      return multiple.list[issue] ?? Number.NaN
  }
}
