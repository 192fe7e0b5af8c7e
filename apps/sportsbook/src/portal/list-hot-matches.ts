import { type VendorMatches, vendorMatchesMax } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import { nameOf } from '../frames/coupon.ts'
import { matchTimes } from '../matches/match-clock.ts'
import { gameOfSport } from './sports-games.ts'

/** Of each sport. */
const hotMax = 6
/** A series is over by then; most are before. */
const seriesMsMax = 20 * 60_000

interface Hot {
  shared_round_id: string
  table_id: string
  home: string
  away: string
  starts_at: Date
}

/** The next matches of the highest divisions and those in play, of every sport. */
export async function listHotMatches({ db, leagues, config }: SportsContext): Promise<VendorMatches> {
  const highest = [...leagues.values()].filter(({ division }) => division === 1).map(({ leagueId }) => leagueId)
  const { rows } = await sql<Hot>`
    select shared_round_id, table_id, home, away, starts_at from (
      select *, row_number() over (partition by sport order by starts_at, match_place, shared_round_id) as place
      from shared_rounds where state in ('open', 'playing') and table_id = any(${highest})) as m
    where place <= ${hotMax} order by starts_at, match_place, shared_round_id limit ${vendorMatchesMax}`.execute(db)
  return {
    matches: rows.map(({ shared_round_id: matchId, table_id, home, away, starts_at }) => {
      const league = leagues.get(table_id)
      const sport = league?.sport ?? 'football'
      const lastsMs = sport === 'football' ? matchTimes(config.tempo).fullTimeMs : seriesMsMax / config.tempo
      return {
        ...{ gameId: gameOfSport(sport), matchId, title: league?.names.vi ?? table_id },
        ...{ homeTeam: nameOf(league, home), awayTeam: nameOf(league, away), startsAt: starts_at.toISOString() },
        endsAt: new Date(starts_at.getTime() + lastsMs).toISOString(),
      }
    }),
  }
}
