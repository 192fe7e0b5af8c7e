import { type VendorMatches, vendorMatchesMax } from '@fairground/contract/psw'
import type { SportsContext } from '../context.ts'
import { nameOf } from '../frames/coupon.ts'
import { matchTimes } from '../matches/match-clock.ts'
import { footballGameId } from './sports-games.ts'

const hotMax = Math.min(12, vendorMatchesMax)

/** The next matches of football of the highest divisions and those in play. */
export async function listHotMatches({ db, leagues, config }: SportsContext): Promise<VendorMatches> {
  const highest = [...leagues.values()].filter(({ sport, division }) => sport === 'football' && division === 1)
  const rows = await db
    .selectFrom('shared_rounds')
    .select(['shared_round_id', 'table_id', 'home', 'away', 'starts_at'])
    .where('state', 'in', ['open', 'playing'])
    .where('table_id', 'in', [...highest.map(({ leagueId }) => leagueId), ''])
    .orderBy('starts_at')
    .orderBy('match_place')
    .limit(hotMax)
    .execute()
  const { fullTimeMs } = matchTimes(config.tempo)
  return {
    matches: rows.map(({ shared_round_id: matchId, table_id, home, away, starts_at }) => {
      const league = leagues.get(table_id)
      return {
        ...{ gameId: footballGameId, matchId, title: league?.names.vi ?? table_id },
        ...{ homeTeam: nameOf(league, home), awayTeam: nameOf(league, away), startsAt: starts_at.toISOString() },
        endsAt: new Date(starts_at.getTime() + fullTimeMs).toISOString(),
      }
    }),
  }
}
