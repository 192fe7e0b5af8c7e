import type { LeagueForm } from './elo.ts'
import { rhoUsual } from './score-grid.ts'

/** A type of fictional league: how many goals fall, and how often nobody wins. */
export type LeagueType = {
  readonly id: 'very-open' | 'open' | 'even' | 'tight' | 'low'
  readonly form: LeagueForm
  /** Teams are rated from the middle less this to the middle and this, in equal steps. */
  readonly ratingSpread: number
  readonly rho: number
  /** The share of draws that a season has, within 0.03. */
  readonly drawShare: number
}

const homeAdvantage = 60

/**
 * Goals and draws as real leagues of each type have shown them. Leagues with many draws have teams of more
 * equal strength and more level scores than the usual correction gives.
 */
export const leagueTypes: readonly LeagueType[] = [
  { id: 'very-open', form: { goals: 3.11, homeAdvantage }, ratingSpread: 150, rho: rhoUsual, drawShare: 0.23 },
  { id: 'open', form: { goals: 2.9, homeAdvantage }, ratingSpread: 150, rho: rhoUsual, drawShare: 0.24 },
  { id: 'even', form: { goals: 2.68, homeAdvantage }, ratingSpread: 150, rho: rhoUsual, drawShare: 0.25 },
  { id: 'tight', form: { goals: 2.42, homeAdvantage }, ratingSpread: 80, rho: -0.24, drawShare: 0.33 },
  { id: 'low', form: { goals: 2.25, homeAdvantage }, ratingSpread: 100, rho: -0.1, drawShare: 0.3 },
]

/** Ratings of so many teams around a middle, the strongest first. */
export const spreadRatings = ({ ratingSpread }: LeagueType, teams: number, middle: number): readonly number[] =>
  Array.from({ length: teams }, (_, place) => middle + ratingSpread * (1 - (2 * place) / (teams - 1)))
