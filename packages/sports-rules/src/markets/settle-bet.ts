import type { Score } from '../football/cells.ts'
import { scoresOfMargins, scoresOfTotals } from '../points/points-space.ts'
import type { Ending, Outcome } from './ending.ts'
import { type Bet, lineFromStart, type Scores } from './market.ts'
import type { MatchResult } from './match-result.ts'

/** How a bet ends; undefined where the half-time score is missing that it needs. */
export function settleBet(bet: Bet, result: MatchResult): Outcome | undefined {
  if (result.status === 'postponed') return 'void'
  if (result.status === 'abandoned') return settleAbandoned(bet, result.half, result.full)
  const half = result.half ?? (isGoalless(result.full) ? result.full : undefined)
  const needsHalf = bet.market.reads === 'half' || bet.market.reads === 'both'
  if (half === undefined && needsHalf) return undefined
  return endingOf(bet, { half: half ?? [0, 0], full: result.full })
}

/** How a bet ends with these scores. */
export const endingOf = (bet: Bet, scores: Scores): Ending =>
  bet.market.settle(bet.selection, scores, lineFromStart(bet))

const isGoalless = ([home, away]: Score): boolean => home + away === 0

/** A market is decided where every way in which the match could have gone on ends the bet alike. Others are void. */
function settleAbandoned(bet: Bet, half: Score | undefined, full: Score): Outcome {
  const [first, ...others] = new Set(continuations(bet, half, full).map((scores) => endingOf(bet, scores)))
  return first !== undefined && others.length === 0 ? first : 'void'
}

function continuations({ market, quarters, scoreAtBet = [0, 0] }: Bet, half: Score | undefined, full: Score): Scores[] {
  // Points go on, and every margin may still come.
  if (market.reads === 'points')
    return scoresOfTotals.slice(full[0] + full[1]).map((score) => ({ half: score, full: score }))
  if (market.reads === 'margin') return scoresOfMargins.map((score) => ({ half: score, full: score }))
  if (market.reads === 'half')
    return (half ? [half] : further(full, reach())).map((score) => ({ half: score, full: score }))
  if (market.reads === 'full') return further(full, reach()).map((score) => ({ half: score, full: score }))
  const overtaking = Math.abs(full[0] - full[1]) + 1
  const breaks = half ? [half] : further(full, overtaking)
  return breaks.flatMap((atBreak) =>
    further(half ? full : atBreak, overtaking * 2).map((score) => ({ half: atBreak, full: score })),
  )

  /** More goals than any line, score or band needs to be passed, from this score on. */
  function reach(): number {
    return Math.ceil(Math.abs(quarters) / 4) + Math.max(...full, ...scoreAtBet) + goalsBeyond
  }
}

/** A band of goals begins at 7, and one goal more changes whether their sum is odd. */
const goalsBeyond = 8

/** All scores that can follow on a score within so many goals of each side. */
const further = ([home, away]: Score, goals: number): Score[] =>
  Array.from({ length: (goals + 1) ** 2 }, (_, at) => [home + Math.floor(at / (goals + 1)), away + (at % (goals + 1))])
