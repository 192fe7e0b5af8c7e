import type { SportsDeskLeague, SportsDeskQuery, SportsDeskView } from '@fairground/contract/sports-desk'
import { type DeskStaff, lastDeskActs, listDeskWishes } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import { isSilent } from '../prices/match-prices.ts'
import { priceAll } from '../prices/price-all.ts'
import type { ReadBook } from '../risk/read-books.ts'
import { countOpenBets, listMatchRows, viewDeskMatch } from './list-matches.ts'

/** What staff look at: the matches that they wish, with what all of them can cost, the leagues, and what waits. */
export async function viewDesk(
  context: SportsContext,
  staff: DeskStaff,
  query: SportsDeskQuery,
): Promise<SportsDeskView> {
  const [rows, books, leagues, wishes, acts] = await Promise.all([
    listMatchRows(context, query),
    context.readBooks.read(context.db),
    countByLeague(context),
    listDeskWishes(context, staff),
    lastDeskActs(context),
  ])
  const booksOf = Map.groupBy(books, ({ matchId }) => matchId)
  const openBetsOf = await countOpenBets(
    context,
    rows.map((row) => row.shared_round_id),
  )
  return {
    ...{ serverMs: context.clock.now().getTime(), wishes, acts },
    me: { staffId: staff.staffId, name: staff.name, rights: staff.rights },
    leagues: leagues.map((row) => viewLeague(context, row)),
    matches: rows.map((row) => {
      const { shared_round_id: id } = row
      return viewDeskMatch(context, row, { books: booksOf.get(id) ?? [], openBets: openBetsOf.get(id) ?? 0 })
    }),
    totals: await totalsOf(context, leagues, books),
  }
}

interface LeagueCount {
  league_id: string
  alive_at: Date | null
  is_stopped: boolean
  margin_percent: number
  cap_percent: number
  live: number
  next: number
  waiting: number
  stopped: number
}

async function countByLeague({ db }: SportsContext): Promise<LeagueCount[]> {
  const { rows } = await sql<LeagueCount>`
    select l.league_id, l.alive_at, l.is_stopped, l.margin_percent, l.cap_percent, count(*) filter (where m.state = 'playing')::int as live,
      count(*) filter (where m.state = 'open')::int as next, count(*) filter (where m.state = 'ended')::int as waiting,
      count(*) filter (where m.state in ('open', 'playing') and (m.is_stopped or l.is_stopped))::int as stopped
    from leagues l left join shared_rounds m on m.table_id = l.league_id and m.state in ('open', 'playing', 'ended')
    group by l.league_id order by l.league_id`.execute(db)
  return rows
}

function viewLeague({ leagues, clock }: SportsContext, row: LeagueCount): SportsDeskLeague {
  const { league_id: leagueId, alive_at, is_stopped, live, next } = row
  const { names, land } = leagues.get(leagueId) ?? { names: {}, land: '' }
  const now = clock.now()
  return {
    ...{ leagueId, names: { ...names }, land, isStopped: is_stopped, live, next },
    ...{ marginPercent: row.margin_percent, capPercent: row.cap_percent },
    silentMs: live > 0 && alive_at ? Math.max(0, now.getTime() - alive_at.getTime()) : null,
    isSilent: live > 0 && isSilent(alive_at, now),
  }
}

async function totalsOf(
  context: SportsContext,
  leagues: readonly LeagueCount[],
  books: readonly ReadBook[],
): Promise<SportsDeskView['totals']> {
  const { db, clock, config } = context
  const matchIds = books.map(({ matchId }) => matchId)
  const priced = await priceAll(db, matchIds, { now: clock.now(), tempo: config.tempo })
  const { rows } = await sql<{ bets: number }>`
    select count(*)::int as bets from rounds where state = 'presenting' and mode = 'real'`.execute(db)
  const open = books.flatMap((book) => {
    const grid = priced.get(book.matchId)?.grid
    return grid ? [{ ...book, grid }] : []
  })
  const sum = (field: 'live' | 'next' | 'waiting' | 'stopped') => leagues.reduce((all, row) => all + row[field], 0)
  return {
    ...{ live: sum('live'), next: sum('next'), waiting: sum('waiting'), stopped: sum('stopped') },
    openBets: rows[0]?.bets ?? 0,
    risk: [...Map.groupBy(open, ({ currency }) => currency)].map(([currency, own]) => ({
      ...{ currency, stakesMinor: String(own.reduce((all, { stakesMinor }) => all + stakesMinor, 0n)) },
      worstMinor: String(Math.round(own.reduce((all, { book }) => all + book.worstMinor(), 0))),
      expectedMinor: String(Math.round(own.reduce((all, { book, grid }) => all + book.expectedMinor(grid), 0))),
    })),
  }
}
