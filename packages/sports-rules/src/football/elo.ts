import type { Score } from './cells.ts'
import { type Model, rhoUsual } from './score-grid.ts'

/** What a league has shown so far. Both figures roll: each match has a weight of 1/400. */
export type LeagueForm = {
  /** Goals of both sides in a match (μ). */
  readonly goals: number
  /** Rating points that playing at home is worth (H). */
  readonly homeAdvantage: number
}

/** Ratings before a match. */
export type Ratings = { readonly home: number; readonly away: number }

/** How strongly one match moves a rating. */
const kFactor = 20
const supremacyPerPoint = 0.0045
const lambdaMin = 0.2
const matchWeight = 1 / 400
const homeAdvantageRange = { min: 20, max: 100 }

export const homeAdvantageStart = 60
/** Goals of a match all over the world, of which a league starts that has shown none. */
export const goalsUsual = 2.67

/** The rating of a team without matches; 1 is the highest division. */
export const newRating = (division: number): number => 1600 - 130 * (division - 1) - 30

/** The share of a win, draws being half, that the home side is expected to take. */
export const expectedHome = ({ home, away }: Ratings, homeAdvantage: number): number =>
  1 / (1 + 10 ** (-(home + homeAdvantage - away) / 400))

/** Expected goals of both sides. */
export function modelOf({ home, away }: Ratings, form: LeagueForm, rho = rhoUsual): Model {
  const supremacy = supremacyPerPoint * (home + form.homeAdvantage - away)
  const lambda = (of: number) => Math.max(lambdaMin, of / 2)
  return { lambdaHome: lambda(form.goals + supremacy), lambdaAway: lambda(form.goals - supremacy), rho }
}

/** How much a margin of so many goals counts. */
export function marginFactor(goals: number): number {
  if (goals <= 1) return 1
  return goals === 2 ? 1.5 : (11 + goals) / 8
}

/** What the home side's rating gains; the away side's loses as much. */
export function ratingChange(ratings: Ratings, homeAdvantage: number, [home, away]: Score): number {
  const scored = home > away ? 1 : home === away ? 0.5 : 0
  return kFactor * marginFactor(Math.abs(home - away)) * (scored - expectedHome(ratings, homeAdvantage))
}

/** The form of a league after one more match. */
export function formAfter({ goals, homeAdvantage }: LeagueForm, { home, away }: Ratings, score: Score): LeagueForm {
  const shown = (score[0] - score[1] - supremacyPerPoint * (home - away)) / supremacyPerPoint
  const moved = homeAdvantage + (shown - homeAdvantage) * matchWeight
  return {
    goals: goals + (score[0] + score[1] - goals) * matchWeight,
    homeAdvantage: Math.min(Math.max(moved, homeAdvantageRange.min), homeAdvantageRange.max),
  }
}
