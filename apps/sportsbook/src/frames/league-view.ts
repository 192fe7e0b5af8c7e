import type { SportsLeagueTable } from '@fairground/contract/sports'
import { leagueTable } from '@fairground/sports-rules/season'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import type { MatchRow } from '../db/schema.ts'
import type { League } from '../leagues/league.ts'
import { nameOf } from './coupon.ts'

const resultsMax = 40

type Played = Pick<MatchRow, 'shared_round_id' | 'home' | 'away' | 'starts_at' | 'score_home' | 'score_away'> &
  Pick<MatchRow, 'half_home' | 'half_away' | 'season' | 'match_day'>

/** The table of the season in play, by places in the list of teams, and its matches that are over, the last first. */
export async function seasonOf({ db }: SportsContext, league: League) {
  const { rows } = await sql<Played>`
    select shared_round_id, home, away, starts_at, score_home, score_away, half_home, half_away, season, match_day
    from shared_rounds
    where table_id = ${league.leagueId} and state in ('ended', 'settled') and season = (
      select max(season) from shared_rounds where table_id = ${league.leagueId} and state in ('ended', 'settled'))
    order by starts_at desc, match_place`.execute(db)
  const placeOf = new Map(league.teams.map(({ teamId }, place) => [teamId, place]))
  const results = rows.map(({ home, away, score_home: homeScore, score_away: awayScore }) => ({
    ...{ home: placeOf.get(home) ?? -1, away: placeOf.get(away) ?? -1, homeScore, awayScore },
  }))
  // Level on everything: the order in which the house lists them.
  return { rows, table: leagueTable(results, [...league.teams.keys()]) }
}

/** The table of the season in play and the last results of a league. */
export async function viewLeague(context: SportsContext, league: League): Promise<SportsLeagueTable> {
  const { rows, table } = await seasonOf(context, league)
  return {
    ...{ leagueId: league.leagueId, season: rows[0]?.season ?? 1 },
    table: table.map(({ team, ...line }) => ({ ...line, team: league.teams[team]?.name ?? '' })),
    results: rows.slice(0, resultsMax).map((row) => ({
      ...{ matchId: row.shared_round_id, matchDay: row.match_day, startsAt: row.starts_at.toISOString() },
      ...{ home: nameOf(league, row.home), away: nameOf(league, row.away) },
      halfTime: row.half_home === null || row.half_away === null ? null : [row.half_home, row.half_away],
      fullTime: [row.score_home, row.score_away],
    })),
  }
}
