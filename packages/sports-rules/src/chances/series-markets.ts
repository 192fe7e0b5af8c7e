import { handicapChances, type LineChances, lineChances, type ValueChance } from './line-chances.ts'
import type { Score, ScoreChance } from './scores.ts'
import { type BestOf, seriesScores } from './series.ts'

/** A with a handicap of maps or sets, such as −1.5. */
export const seriesHandicap = (scores: readonly ScoreChance[], handicap: number): LineChances =>
  handicapChances(
    valuesOf(scores, ([a, b]) => a - b),
    handicap,
  )

/** Over a number of maps or sets, such as 2.5. */
export const seriesOver = (scores: readonly ScoreChance[], line: number): LineChances =>
  lineChances(
    valuesOf(scores, ([a, b]) => a + b),
    line,
  )

/**
 * A as winner of the map with this number, counted from 1, from a score before it: a bet on a map that is not played is void,
 * so that `push` is the chance that the series ends first.
 */
export function nthMapChances(mapWin: number, bestOf: BestOf, number: number, score: Score = [0, 0]): LineChances {
  if (number <= score[0] + score[1]) throw new RangeError(`map ${number} has been played`)
  const { win: played } = seriesOver(seriesScores(mapWin, bestOf, score), number - 0.5)
  return { win: played * mapWin, push: 1 - played, lose: played * (1 - mapWin) }
}

const valuesOf = (scores: readonly ScoreChance[], sumOf: (score: Score) => number): ValueChance[] =>
  scores.map(({ score, chance }) => [sumOf(score), chance])
