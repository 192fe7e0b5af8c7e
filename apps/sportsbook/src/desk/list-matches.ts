import type { SportsDeskMatch, SportsDeskQuery, SportsDeskRisk } from '@fairground/contract/sports-desk'
import type { MatchGrid } from '@fairground/sports-rules'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import { nameOf } from '../frames/coupon.ts'
import { findNamed } from '../leagues/find-named.ts'
import type { League } from '../leagues/league.ts'
import { momentOf } from '../matches/match-clock.ts'
import { priceMatch } from '../prices/match-prices.ts'
import { publicMatches } from '../prices/public-matches.ts'
import { capOf } from '../risk/hold-exposure.ts'
import type { ReadBook } from '../risk/read-books.ts'

const shownMax = 100
const overMax = 40

const statesOf = {
  now: ['playing', 'ended', 'open'],
  live: ['playing', 'ended'],
  next: ['open'],
  over: ['settled', 'void'],
} as const

/** A match as the desk reads it: without its seed, and whether it was stopped itself. */
export const deskMatches = ({ db }: SportsContext) =>
  publicMatches(db).select(['m.void_cause', 'm.is_stopped as is_stopped_itself'])
export type DeskMatchRow = Awaited<ReturnType<ReturnType<typeof deskMatches>['execute']>>[number]

/** Matches that are wished: those in play, then those to come; of those that are over the last first. */
export async function listMatchRows(
  context: SportsContext,
  { phase, leagueId, text }: SportsDeskQuery,
): Promise<DeskMatchRow[]> {
  const isOver = phase === 'over'
  const named = text === '' ? undefined : findNamed(context, text).teamIds
  return deskMatches(context)
    .where('m.state', 'in', [...statesOf[phase]])
    .$if(leagueId !== '', (query) => query.where('m.table_id', '=', leagueId))
    .$if(named !== undefined, (query) => query.where(sql<boolean>`(m.home = any(${named}) or m.away = any(${named}))`))
    .orderBy(sql`m.state = 'open'`)
    .orderBy('m.starts_at', isOver ? 'desc' : 'asc')
    .orderBy('m.shared_round_id')
    .limit(isOver ? overMax : shownMax)
    .execute()
}

/** Open bets with real money by match. */
export async function countOpenBets({ db }: SportsContext, matchIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ match_id: string; bets: number }>`
    select l.match_id, count(*)::int as bets from legs l join rounds b using (round_id)
    where l.match_id = any(${[...matchIds]}) and l.outcome is null and b.state in ('betting', 'presenting')
      and b.mode = 'real'
    group by l.match_id`.execute(db)
  return new Map(rows.map(({ match_id, bets }) => [match_id, bets]))
}

interface Shown {
  books: readonly ReadBook[]
  openBets: number
}

export function viewDeskMatch(context: SportsContext, row: DeskMatchRow, { books, openBets }: Shown): SportsDeskMatch {
  const { leagues, clock, config } = context
  const now = clock.now()
  const league: League | undefined = leagues.get(row.table_id)
  const priced = priceMatch(row, now, config.tempo)
  return {
    ...{ matchId: row.shared_round_id, leagueId: row.table_id, startsAt: row.starts_at.toISOString() },
    ...{ home: nameOf(league, row.home), away: nameOf(league, row.away), sport: row.sport },
    ...{ state: row.state, voidCause: row.void_cause },
    ...{ ...momentOf(row, now, config.tempo), score: [row.score_home, row.score_away] },
    ...{ isStopped: row.is_stopped_itself, isSuspended: priced?.isSuspended ?? true, openBets },
    risk: priced ? books.map((book) => riskOf(context, row, { book, grid: priced.grid })) : [],
  }
}

function riskOf(
  context: SportsContext,
  { table_id: leagueId, cap_percent: capPercent }: DeskMatchRow,
  { book: { currency, book, stakesMinor }, grid }: { book: ReadBook; grid: MatchGrid },
): SportsDeskRisk {
  return {
    ...{ currency, stakesMinor: String(stakesMinor), worstMinor: String(Math.round(book.worstMinor())) },
    expectedMinor: String(Math.round(book.expectedMinor(grid))),
    capMinor: capOf(context, { leagueId, capPercent }, currency)?.toString() ?? null,
  }
}
