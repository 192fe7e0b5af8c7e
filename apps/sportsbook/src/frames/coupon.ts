import type { SportsLeagueView, SportsMatchView } from '@fairground/contract/sports'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import { findNamed } from '../leagues/find-named.ts'
import type { League } from '../leagues/league.ts'
import { momentOf } from '../matches/match-clock.ts'
import { gameOfSport, sportsOfGame } from '../portal/sports-games.ts'
import { allMarketsOf, couponOf, inputsOf, type PricedMatch, priceMatch } from '../prices/match-prices.ts'
import { findPublicMatches, type ListedMatch, publicMatches } from '../prices/public-matches.ts'

const couponMax = 60

export type CouponWish =
  | { view: 'live' | 'soon'; gameId: string }
  | { text: string; gameId: string }
  | { leagueId: string }

/** Fixtures with their main markets, the first to start first. */
export async function listCoupon(context: SportsContext, wish: CouponWish): Promise<SportsMatchView[]> {
  const wished = matchesOf(context, wish)
  const rows = await wished.orderBy('m.starts_at').orderBy('m.shared_round_id').limit(couponMax).execute()
  const now = context.clock.now()
  const partsOf = await findParts(context, rows)
  return rows.map((row) =>
    viewMatch(context, row, { now, parts: partsOf.get(row.shared_round_id), marketsOf: couponOf }),
  )
}

function matchesOf(context: SportsContext, wish: CouponWish) {
  const query = publicMatches(context.db)
  if ('leagueId' in wish)
    return query.where('m.table_id', '=', wish.leagueId).where('m.state', 'in', ['open', 'playing'])
  const ofGame = query.where('m.sport', 'in', [...sportsOfGame(wish.gameId)])
  if ('view' in wish) return ofGame.where('m.state', '=', wish.view === 'live' ? 'playing' : 'open')
  const { leagueIds, teamIds } = findNamed(context, wish.text)
  return ofGame
    .where('m.state', 'in', ['open', 'playing'])
    .where(sql<boolean>`(m.table_id = any(${leagueIds}) or m.home = any(${teamIds}) or m.away = any(${teamIds}))`)
}

/** One fixture with every market. */
export async function viewFixture(context: SportsContext, matchId: string): Promise<SportsMatchView | undefined> {
  const [row] = await findPublicMatches(context.db, [matchId])
  if (!row) return undefined
  const parts = (await findParts(context, [row])).get(matchId)
  return viewMatch(context, row, { now: context.clock.now(), parts, marketsOf: allMarketsOf })
}

type Parts = SportsMatchView['parts']

/** The maps, sets or quarters that are over in these matches; a match before its start has none. */
async function findParts({ db }: SportsContext, rows: readonly ListedMatch[]): Promise<Map<string, Parts>> {
  const series = rows.filter(({ sport, state }) => sport !== 'football' && state !== 'open')
  if (series.length === 0) return new Map()
  const won = await db
    .selectFrom('match_events')
    .select(['match_id', 'side', 'part'])
    .where(
      'match_id',
      'in',
      series.map(({ shared_round_id }) => shared_round_id),
    )
    .where('kind', 'in', ['part', 'period'])
    .orderBy('version')
    .execute()
  return new Map(
    [...Map.groupBy(won, ({ match_id }) => match_id)].map(([matchId, own]) => [
      matchId,
      own.map(({ side, part }) => ({ side: side ?? leaderOf(part), score: part.slice(0, 2) })),
    ]),
  )
}

/** Of a quarter, by its points; null where it is level. */
function leaderOf([home = 0, away = 0]: readonly number[]): 'home' | 'away' | null {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

interface Viewing {
  now: Date
  parts: Parts | undefined
  marketsOf: (priced: PricedMatch) => SportsMatchView['markets']
}

function viewMatch(
  { leagues, config }: SportsContext,
  row: ListedMatch,
  { now, parts = [], marketsOf }: Viewing,
): SportsMatchView {
  const priced = priceMatch(row, now, config.tempo)
  const { period, minute } = momentOf(row, now, config.tempo)
  const league = leagues.get(row.table_id)
  const shown = priced ? marketsOf(priced) : []
  return {
    ...{ matchId: row.shared_round_id, leagueId: row.table_id },
    ...{ home: nameOf(league, row.home), away: nameOf(league, row.away), startsAt: row.starts_at.toISOString() },
    ...{ homeId: row.home, awayId: row.away },
    ...{ state: row.state, isSuspended: priced?.isSuspended ?? true, version: row.version, period },
    ...{ inputs: priced?.inputs ?? inputsOf(row, minute), parts, markets: shown },
    marketCount: shown.length,
  }
}

/** A team as it is called; its id where the house lists it no more. */
export const nameOf = (league: League | undefined, teamId: string): string =>
  league?.teams.find((team) => team.teamId === teamId)?.name ?? teamId

/** Every league of a game with what is on in it. */
export async function listLeagues({ db, leagues }: SportsContext, gameId: string): Promise<SportsLeagueView[]> {
  const { rows } = await sql<{ table_id: string; live: number; open: number }>`
    select table_id, count(*) filter (where state = 'playing')::int as live,
      count(*) filter (where state = 'open')::int as open
    from shared_rounds where state in ('open', 'playing') group by table_id`.execute(db)
  const countOf = new Map(rows.map((row) => [row.table_id, row]))
  const own = [...leagues.values()].filter(({ sport }) => gameOfSport(sport) === gameId)
  return own.map(({ leagueId, sport, names, land }) => {
    const { live = 0, open = 0 } = countOf.get(leagueId) ?? {}
    return { sport, leagueId, names: { ...names }, land, live, open }
  })
}
