import { type VendorMatches, vendorMatchesMax } from '@fairground/contract/psw'
import type { SportsKind } from '@fairground/contract/sports'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import type { MatchRow } from '../db/schema.ts'
import { nameOf } from '../frames/coupon.ts'
import { matchTimes } from '../matches/match-clock.ts'
import { gameOfSport } from './sports-games.ts'

const hotMax = Math.min(14, vendorMatchesMax)

/** Of one sport: the front page has some of each. */
const ofSportMax = { football: 6, other: 2 }

/** The next matches of the highest divisions of every sport and those in play, the first to start first. */
export async function listHotMatches({ db, leagues, config }: SportsContext): Promise<VendorMatches> {
  const highest = [...leagues.values()].filter(({ division }) => division === 1).map(({ leagueId }) => leagueId)
  const { rows } = await sql<Hot>`
    select shared_round_id, table_id, sport, home, away, starts_at from (
      select *, row_number() over (partition by sport order by starts_at, match_place, shared_round_id) as place
      from shared_rounds where state in ('open', 'playing') and table_id = any(${highest})) m
    where place <= case sport when 'football' then ${ofSportMax.football}::int else ${ofSportMax.other}::int end
    order by starts_at, match_place, shared_round_id limit ${hotMax}`.execute(db)
  return {
    matches: rows.map(({ shared_round_id: matchId, table_id, sport, home, away, starts_at }) => {
      const league = leagues.get(table_id)
      return {
        ...{ gameId: gameOfSport(sport), matchId, title: league?.names.vi ?? table_id },
        ...{ homeTeam: nameOf(league, home), awayTeam: nameOf(league, away), startsAt: starts_at.toISOString() },
        endsAt: new Date(starts_at.getTime() + lengthMs(sport) / config.tempo).toISOString(),
      }
    }),
  }
}

type Hot = Pick<MatchRow, 'shared_round_id' | 'table_id' | 'sport' | 'home' | 'away' | 'starts_at'>

const msPerMinute = 60_000
/** About how long a match is played; that of football is exact. */
const minutesOf = { cs: 25, moba: 12, tennis: 12, basketball: 9 }

const lengthMs = (sport: SportsKind): number =>
  sport === 'football' ? matchTimes(1).fullTimeMs : minutesOf[sport] * msPerMinute
