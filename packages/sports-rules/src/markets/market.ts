import type { Score } from '../football/cells.ts'
import type { Ending } from './ending.ts'

/** The scores that decide a bet. */
export type Scores = { readonly half: Score; readonly full: Score }

/**
 * One market: settlement, chances, prices and exposure all come from its one function `settle`.
 */
export type Market = {
  /** Its code in messages and bets, such as `over-under`. */
  readonly code: string
  readonly selections: readonly string[]
  /** What it depends on: scores of goals or parts, or of games of points their margin or their sum. */
  readonly reads: 'full' | 'half' | 'both' | 'margin' | 'points'
  /** Whether a bet names a line, and in which steps. Handicaps are those of the home side, as in `hcp=-0.25`. */
  readonly line?: 'quarter' | 'half' | 'whole'
  /** The lines that are offered, in quarters, where they do not follow from the chances. */
  readonly lines?: readonly number[]
  /** A handicap counts only goals after the bet. */
  readonly isHandicap?: true
  /** How many selections win at once, where that is not one. */
  readonly winners?: number
  /** Sum of the reciprocal prices for each winner, in hundredths. */
  readonly booksumX100: number
  /** How a selection ends; a line is in quarters of a goal. */
  settle(selection: string, scores: Scores, quarters: number): Ending
}

/** One bet on scores. */
export type Bet = {
  readonly market: Market
  readonly selection: string
  /** The line in quarters of a goal, 0 where the market has none. */
  readonly quarters: number
  /** When the bet was accepted; 0-0 where it is left out. Asked only for handicaps. */
  readonly scoreAtBet?: Score | undefined
}

/** The line that counts from 0-0: the lead at the time of the bet is taken off. */
export function lineFromStart({ market, quarters, scoreAtBet }: Bet): number {
  if (!market.isHandicap || !scoreAtBet) return quarters
  return quarters - 4 * (scoreAtBet[0] - scoreAtBet[1])
}
