import { createStream, type Stream } from '@fairground/fairness'
import { doubleRoundRobin, type Fixture } from './schedule.ts'
import { leagueTable, type MatchResult, type Standing } from './table.ts'

/** Of a virtual league. */
export const virtualTeams = 16

/** What a virtual season is played by: shown before its first bet, and fixed for the season. */
export interface SeasonPlan {
  /** By team. */
  readonly ratings: readonly number[]
  /** By team: who is higher where nothing else tells two of them apart, the lowest first. */
  readonly lots: readonly number[]
  /** By day, with teams in place of seats. */
  readonly days: readonly (readonly Fixture[])[]
}

/** What the whole season follows from, secret until it ends; the seed of its clients makes it theirs too. */
export interface SeasonSeed {
  readonly serverSeed: string
  readonly clientSeed: string
}

/** Plays one match: all that it draws comes from the stream. */
export type MatchDrawer = (
  match: { readonly homeRating: number; readonly awayRating: number },
  draws: Stream,
) => { readonly homeScore: number; readonly awayScore: number }

/** Draws the seats of the teams in the plan of matches, and the lots. From public chance: nothing of it is secret. */
export function planSeason(ratings: readonly number[], draws: Pick<Stream, 'deal'>): SeasonPlan {
  const teams = ratings.length
  const seats = draws.deal(teams, teams)
  const lots = draws.deal(teams, teams)
  const teamAt = (seat: number) => seats[seat] ?? 0
  const days = doubleRoundRobin(teams).map((day) =>
    day.map(({ home, away }) => ({ home: teamAt(home), away: teamAt(away) })),
  )
  return { ratings, lots, days }
}

/**
 * The results of a day, counted from 1, in the order of its fixtures. Each day has a stream of its own (its nonce is its
 * number), so that a day can be drawn when it is locked, and shown before those after it.
 */
export function playDay(
  plan: SeasonPlan,
  { seed, day }: { readonly seed: SeasonSeed; readonly day: number },
  drawMatch: MatchDrawer,
): readonly MatchResult[] {
  const fixtures = plan.days[day - 1]
  if (!fixtures) throw new RangeError(`the season has no day ${day}`)
  const draws = createStream({ ...seed, nonce: day })
  const ratingOf = (team: number) => plan.ratings[team] ?? 0
  return fixtures.map(({ home, away }) => ({
    ...{ home, away },
    ...drawMatch({ homeRating: ratingOf(home), awayRating: ratingOf(away) }, draws),
  }))
}

/** All days of a season and its last table. */
export function playSeason(
  plan: SeasonPlan,
  seed: SeasonSeed,
  drawMatch: MatchDrawer,
): { readonly days: readonly (readonly MatchResult[])[]; readonly table: readonly Standing[] } {
  const days = plan.days.map((_, index) => playDay(plan, { seed, day: index + 1 }, drawMatch))
  return { days, table: leagueTable(days.flat(), plan.lots) }
}
