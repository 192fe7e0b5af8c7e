import type { SportsMatchStats, SportsSideStats } from '@fairground/contract/sports-followed'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import type { MatchRow } from '../db/schema.ts'
import type { League } from '../leagues/league.ts'
import { nameOf } from './coupon.ts'
import { seasonOf } from './league-view.ts'

const formMax = 5
const meetingsMax = 5

type Played = Pick<MatchRow, 'shared_round_id' | 'home' | 'away' | 'starts_at' | 'score_home' | 'score_away'>

/** How both teams of a match stand and played last, and how they played against each other. */
export async function viewStats(context: SportsContext, matchId: string): Promise<SportsMatchStats | undefined> {
  const { db, leagues } = context
  const match = await db
    .selectFrom('shared_rounds')
    .select(['table_id', 'home', 'away'])
    .where('shared_round_id', '=', matchId)
    .executeTakeFirst()
  const league = match && leagues.get(match.table_id)
  if (!match || !league) return undefined
  const [season, home, away, met] = await Promise.all([
    seasonOf(context, league),
    lastOf(context, league, match.home),
    lastOf(context, league, match.away),
    meetingsOf(context, league, match),
  ])
  const sideOf = (teamId: string, last: readonly Played[]): SportsSideStats => {
    const place = season.table.findIndex(({ team }) => league.teams[team]?.teamId === teamId)
    const line = season.table[place]
    return {
      ...{ team: nameOf(league, teamId), place: line && line.played > 0 ? place + 1 : null, points: line?.points ?? 0 },
      form: last.map((row) => formOf(league, teamId, row)),
    }
  }
  return {
    ...{ home: sideOf(match.home, home), away: sideOf(match.away, away) },
    meetings: met.map((row) => ({
      ...{ matchId: row.shared_round_id, startsAt: row.starts_at.toISOString() },
      ...{ home: nameOf(league, row.home), away: nameOf(league, row.away) },
      fullTime: [row.score_home, row.score_away],
    })),
  }
}

function formOf(league: League, teamId: string, row: Played): SportsSideStats['form'][number] {
  const isHome = row.home === teamId
  return {
    ...{ matchId: row.shared_round_id, against: nameOf(league, isHome ? row.away : row.home) },
    score: isHome ? [row.score_home, row.score_away] : [row.score_away, row.score_home],
  }
}

async function lastOf({ db }: SportsContext, { leagueId }: League, teamId: string): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select shared_round_id, home, away, starts_at, score_home, score_away from shared_rounds
    where table_id = ${leagueId} and state = 'settled' and (home = ${teamId} or away = ${teamId})
    order by starts_at desc limit ${formMax}`.execute(db)
  return rows
}

async function meetingsOf(
  { db }: SportsContext,
  { leagueId }: League,
  { home, away }: Pick<MatchRow, 'home' | 'away'>,
): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select shared_round_id, home, away, starts_at, score_home, score_away from shared_rounds
    where table_id = ${leagueId} and state = 'settled'
      and (home = ${home} and away = ${away} or home = ${away} and away = ${home})
    order by starts_at desc limit ${meetingsMax}`.execute(db)
  return rows
}
