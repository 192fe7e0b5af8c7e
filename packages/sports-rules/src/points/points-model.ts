import type { Score } from '../chances/scores.ts'
import { expectedHome, type Ratings } from '../football/elo.ts'

/** Points that each side is expected to score in regulation. */
export interface PointsModel {
  readonly home: number
  readonly away: number
}

/** Where a game stands. */
export interface PointsState {
  readonly score: Score
  /** 1 to 4 are quarters, 5 the first overtime; 0 before the tip-off. */
  readonly period: number
  /** Steps of the clock that were played in it. */
  readonly steps: number
  /** The score when the period began. */
  readonly before: Score
}

export const quarters = 4
/** Steps of the clock, of half a minute of play each: prices know where it stands, and no more. */
const stepsOfQuarter = 24
const stepsOfOvertime = 10
export const stepSeconds = 30
export const isOvertime = (period: number): boolean => period > quarters
export const stepsOf = (period: number): number => (isOvertime(period) ? stepsOfOvertime : stepsOfQuarter)

/** Points by which one point of rating moves the margin: own default. */
const marginPerRating = 0.04
const kOfGame = 20

/** What a game is played by, from ratings and what its league has shown. */
export function pointsModelOf(
  { home, away }: Ratings,
  { goals: points, homeAdvantage }: { readonly goals: number; readonly homeAdvantage: number },
): PointsModel {
  const spread = marginPerRating * (home + homeAdvantage - away)
  return { home: (points + spread) / 2, away: (points - spread) / 2 }
}

/** What the home side's rating gains; the away side's loses as much. */
export const pointsRatingChange = (ratings: Ratings, homeAdvantage: number, [home, away]: Score): number =>
  kOfGame * (Number(home > away) - expectedHome(ratings, homeAdvantage))

/** Whether a game can stand so. */
export function isPointsState({ score, period, steps, before }: PointsState): boolean {
  const numbers = [...score, ...before, period, steps]
  if (!numbers.every((one) => Number.isInteger(one) && one >= 0)) return false
  if (before.some((points, side) => points > (score[side] ?? 0))) return false
  if (period === 0) return score[0] + score[1] + steps === 0
  if (isOvertime(period) && before[0] !== before[1]) return false
  return steps < stepsOf(period) && (steps > 0 || score.every((points, side) => points === before[side]))
}
