import type { Score } from '../football/cells.ts'
import { type Outcome, wonIf } from './ending.ts'
import type { MatchResult } from './match-result.ts'

export const nextGoalSelections = ['home', 'away', 'none'] as const
export type NextGoal = (typeof nextGoalSelections)[number]

/**
 * How a bet on a goal by its number, 1 for the first, ends. `scorer` is the side that scored it, left out where nobody did.
 * A match that was broken off before it is void: it might have come.
 */
export function settleNextGoal(selection: NextGoal, scorer: 'home' | 'away' | undefined, result: MatchResult): Outcome {
  if (result.status === 'postponed' || (result.status === 'abandoned' && scorer === undefined)) return 'void'
  return wonIf(selection === (scorer ?? 'none'))
}

/** Who scored first as far as scores tell it: undefined where they do not. */
export function firstScorerOf(half: Score | undefined, full: Score): NextGoal | undefined {
  for (const [home, away] of half ? [half, full] : [full]) {
    if (home > 0 && away > 0) return undefined
    if (home + away > 0) return home > 0 ? 'home' : 'away'
  }
  return 'none'
}
