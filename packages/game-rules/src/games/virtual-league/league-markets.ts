import { type Fraction, fraction } from '../../exact/fraction.ts'
import { priceX100 } from '../../parts/prices/price-x100.ts'
import { gridSum, type Strengths, scoreGrid, scoreOf } from './score-grid.ts'

/** Kinds of bets on a match. */
export type LeagueMarket = 'result' | 'goals' | 'both' | 'score'

/**
 * What comes back of every stake in the long run, before prices are cut to hundredths: one divided by the sum of the book.
 * Source of the sums: games.md §13.2.
 */
export const leagueReturns: Readonly<Record<LeagueMarket, Fraction>> = {
  result: fraction(100, 106),
  goals: fraction(100, 104),
  both: fraction(100, 104),
  score: fraction(100, 125),
}

/** Scores that can be named: 0-0 to 4-4; any other is one bet. */
const namedMax = 4
const goalsLine = 2

type Bet = { readonly name: string; readonly market: LeagueMarket; wins(home: number, away: number): boolean }

const named = Array.from({ length: namedMax + 1 }, (_, goals) => goals)
const isNamed = (home: number, away: number): boolean => home <= namedMax && away <= namedMax

/** All bets on one match. */
export const matchBets: readonly Bet[] = [
  { name: 'home', market: 'result', wins: (home, away) => home > away },
  { name: 'draw', market: 'result', wins: (home, away) => home === away },
  { name: 'away', market: 'result', wins: (home, away) => home < away },
  { name: 'over', market: 'goals', wins: (home, away) => home + away > goalsLine },
  { name: 'under', market: 'goals', wins: (home, away) => home + away <= goalsLine },
  { name: 'both', market: 'both', wins: (home, away) => home > 0 && away > 0 },
  { name: 'not-both', market: 'both', wins: (home, away) => home === 0 || away === 0 },
  ...named.flatMap((h) =>
    named.map(
      (a): Bet => ({ name: `score-${h}-${a}`, market: 'score', wins: (home, away) => home === h && away === a }),
    ),
  ),
  { name: 'score-other', market: 'score', wins: (home, away) => !isNamed(home, away) },
]

/** Bets of one match of which exactly one wins, whatever the score. */
export const opposites: readonly (readonly string[])[] = (['result', 'goals', 'both', 'score'] as const).map((market) =>
  matchBets.filter((bet) => bet.market === market).map(({ name }) => name),
)

/** Scores such that every other pays all bets like one of these. */
export const scoreClasses: readonly (readonly [home: number, away: number])[] = [
  ...named.flatMap((home) => named.map((away) => [home, away] as const)),
  ...[[5, 1] as const, [5, 0] as const, [5, 5] as const, [1, 5] as const, [0, 5] as const],
]

/** The exact chance of every bet, by its name. */
export function matchChances(strengths: Strengths): ReadonlyMap<string, Fraction> {
  const grid = scoreGrid(strengths)
  return new Map(
    matchBets.map(({ name, wins }) => {
      const sum = grid.reduce((all, cell, index) => (wins(...scoreOf(index)) ? all + cell : all), 0)
      return [name, fraction(sum, gridSum)]
    }),
  )
}

/** The price of every bet that is offered, in hundredths of the stake. */
export type MatchPrices = ReadonlyMap<string, number>

const known = new Map<string, MatchPrices>()

/** There is one match for each difference of ratings. */
export function matchPrices(strengths: Strengths): MatchPrices {
  const key = `${strengths.home}:${strengths.away}`
  const found = known.get(key) ?? pricesOf(strengths)
  known.set(key, found)
  return found
}

function pricesOf(strengths: Strengths): MatchPrices {
  const chances = matchChances(strengths)
  const prices = new Map<string, number>()
  for (const { name, market } of matchBets) {
    const x100 = priceX100(chances.get(name) ?? fraction(1), leagueReturns[market])
    if (x100 !== undefined) prices.set(name, x100)
  }
  return prices
}
