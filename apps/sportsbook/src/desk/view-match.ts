import type { SportsPick } from '@fairground/contract/sports'
import type { SportsDeskMarket, SportsDeskMatchView } from '@fairground/contract/sports-desk'
import {
  type FixtureBook,
  findBet,
  findMarket,
  type MatchGrid,
  type Score,
  scoreOf,
  settleBet,
} from '@fairground/sports-rules'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import { momentOf } from '../matches/match-clock.ts'
import { listEvents } from '../matches/match-store.ts'
import { allMarketsOf, inputsOf, lineText, priceMatch, quartersOf } from '../prices/match-prices.ts'
import { countOpenBets, deskMatches, viewDeskMatch } from './list-matches.ts'

/** One match as staff see it: what the model says beside what is offered, and what stands on each outcome. */
export async function viewMatch(context: SportsContext, matchId: string): Promise<SportsDeskMatchView | undefined> {
  const { db, clock, config } = context
  const [[row], allBooks, stakes, events, openBets] = await Promise.all([
    deskMatches(context).where('m.shared_round_id', '=', matchId).execute(),
    context.readBooks.read(db),
    listStakes(context, matchId),
    listEvents(db, matchId),
    countOpenBets(context, [matchId]),
  ])
  if (!row) return undefined
  const books = allBooks.filter((one) => one.matchId === matchId)
  const now = clock.now()
  const priced = priceMatch(row, now, config.tempo)
  const singles = stakes.filter(({ picks }) => picks.length === 1)
  return {
    match: viewDeskMatch(context, row, { books, openBets: openBets.get(matchId) ?? 0 }),
    inputs: priced?.inputs ?? inputsOf(row, momentOf(row, now, config.tempo).minute),
    markets: withMoney(priced ? allMarketsOf(priced) : [], singles, (pick, currency) => {
      const book = books.find((one) => one.currency === currency)?.book
      return priced && book ? resultIf(pick, { book, grid: priced.grid, score: priced.inputs.score }) : undefined
    }),
    builders: sumByCurrency(stakes.filter(({ picks }) => picks.length > 1)),
    events: events.map(({ kind, minute, side, score_home, score_away, part }) => ({
      ...{ kind, minute, side, score: [score_home, score_away], part },
    })),
  }
}

interface Stakes {
  currency: string
  picks: SportsPick[]
  bets: number
  stakes: string
}

/** What stands on each pick, bets that were not taken left out. */
async function listStakes({ db }: SportsContext, matchId: string): Promise<Stakes[]> {
  const { rows } = await sql<Stakes>`
    select e.currency, l.picks, sum(e.sign)::int as bets, sum(e.sign * e.stake_minor)::bigint as stakes
    from book_entries e join legs l on l.round_id = e.round_id and l.leg = e.leg
    where e.match_id = ${matchId} group by e.currency, l.picks having sum(e.sign) > 0
    order by e.currency`.execute(db)
  return rows
}

type Offered = ReturnType<typeof allMarketsOf>[number]
type ResultIf = (pick: SportsPick, currency: string) => number | undefined

/** The markets that are offered, and those besides on which something stands. */
function withMoney(offered: readonly Offered[], stakes: readonly Stakes[], resultOf: ResultIf): SportsDeskMarket[] {
  const currencies = [...new Set(stakes.map(({ currency }) => currency))]
  const stakesOf = Map.groupBy(stakes, ({ picks }) => keyOf(picks[0]))
  const known = new Set(offered.map(({ market, line }) => `${market} ${line ?? ''}`))
  const shown = [...offered.map((one) => ({ ...one, isOffered: true })), ...notOffered(stakes, known)]
  return shown.map(({ outcomes, ...market }) => ({
    ...market,
    outcomes: outcomes.map((outcome) => {
      const pick = pickOf(market, outcome.selection)
      const own = stakesOf.get(keyOf(pick)) ?? []
      return {
        ...outcome,
        money: currencies.map((currency) => ({
          ...sumOf(
            currency,
            own.filter((one) => one.currency === currency),
          ),
          ifMinor: resultOf(pick, currency)?.toFixed(0) ?? null,
        })),
      }
    }),
  }))
}

function notOffered(stakes: readonly Stakes[], known: ReadonlySet<string>) {
  const lines = new Map(
    stakes.flatMap(({ picks: [pick] }) => {
      const market = pick && findMarket(pick.market)
      if (!pick || !market) return []
      const line = market.line ? lineText(quartersOf(pick)) : null
      return known.has(`${pick.market} ${line ?? ''}`)
        ? []
        : [[`${pick.market} ${line ?? ''}`, { market, line }] as const]
    }),
  )
  return [...lines.values()].map(({ market, line }) => ({
    ...{ market: market.code, line, booksum: (market.booksumX100 / 100).toFixed(2), isOffered: false },
    outcomes: market.selections.map((selection) => ({ selection, price: null, fair: null })),
  }))
}

const pickOf = ({ market, line }: { market: string; line: string | null }, selection: string): SportsPick => ({
  ...{ market, selection },
  ...(line !== null && { line }),
})

const keyOf = (pick: SportsPick | undefined): string =>
  pick ? `${pick.market} ${lineText(quartersOf(pick))} ${pick.selection}` : ''

/** What the house has on average where a pick wins, by the chances of now and at the worst score at half time. */
function resultIf(
  pick: SportsPick,
  { book, grid, score }: { book: FixtureBook; grid: MatchGrid; score: Score },
): number | undefined {
  const bet = findBet(pick.market, pick.selection, quartersOf(pick))
  if (bet?.market.reads !== 'full') return undefined
  let [sum, chances] = [0, 0]
  for (const [cell, result] of book.cells().entries()) {
    const ending = settleBet({ ...bet, scoreAtBet: score }, { status: 'finished', half: [0, 0], full: scoreOf(cell) })
    if (ending !== 'win' && ending !== 'half-win') continue
    const chance = grid.full[cell] ?? 0
    sum += chance * result
    chances += chance
  }
  return chances > 0 ? sum / chances : undefined
}

const sumOf = (currency: string, own: readonly Stakes[]) => ({
  ...{ currency, bets: own.reduce((all, { bets }) => all + bets, 0) },
  stakesMinor: String(own.reduce((all, { stakes }) => all + BigInt(stakes), 0n)),
})

const sumByCurrency = (stakes: readonly Stakes[]) =>
  [...Map.groupBy(stakes, ({ currency }) => currency)].map(([currency, own]) => sumOf(currency, own))
