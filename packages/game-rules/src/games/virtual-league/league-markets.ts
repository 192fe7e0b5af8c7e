import { dividedBy, type Fraction, fraction, minus, plus, times } from '../../exact/fraction.ts'
import type { PaidChance } from '../../instant/sheet-row.ts'
import { priceX100 } from '../../parts/prices/price-x100.ts'
import { type Ending, handicapBet, type LeagueMarket, type MatchBet, matchBets } from './match-bets.ts'
import { gridCells, gridSum, type Strengths, scoreGrid, scoreOf } from './score-grid.ts'

/**
 * What comes back of every stake in the long run, before prices are cut to hundredths: one divided by the sum of the book. Of
 * handicaps: of what is not given back.
 */
export const leagueReturns: Readonly<Record<LeagueMarket, Fraction>> = {
  result: fraction(100, 106),
  double: fraction(100, 106),
  goals: fraction(100, 104),
  both: fraction(100, 104),
  handicap: fraction(100, 104),
  score: fraction(100, 125),
}

/** Handicaps beside the one that is nearest to even, in quarters of a goal. */
const linesBeside = 2

const codeOf = ({ won, back }: Ending): string => `${won}${back}`

/** Scores such that every other pays all bets like one of these. */
export const scoreClasses: readonly (readonly [home: number, away: number])[] = classesOf()

function classesOf(): (readonly [number, number])[] {
  const classes = new Map<string, readonly [number, number]>()
  for (let cell = 0; cell < gridCells; cell += 1) {
    const score = scoreOf(cell)
    const key = matchBets.map(({ ending }) => codeOf(ending(...score))).join('')
    if (!classes.has(key)) classes.set(key, score)
  }
  return [...classes.values()]
}

/** How often each ending of a bet comes. */
export function endingsOf(
  { ending }: MatchBet,
  strengths: Strengths,
): { readonly ending: Ending; readonly chance: Fraction }[] {
  const sums = new Map<string, { ending: Ending; cells: number }>()
  for (const [cell, weight] of scoreGrid(strengths).entries()) {
    const ends = ending(...scoreOf(cell))
    const key = codeOf(ends)
    sums.set(key, { ending: ends, cells: (sums.get(key)?.cells ?? 0) + weight })
  }
  return [...sums.values()].map(({ ending: ends, cells }) => ({ ending: ends, chance: fraction(cells, gridSum) }))
}

/** What a stake of one returns at this price, in hundredths. */
export const grossOfEnding = ({ won, back }: Ending, x100: number): Fraction => fraction(won * x100 + 100 * back, 200)

/** How often a bet returns what, at this price. */
export const paidChances = (bet: MatchBet, strengths: Strengths, x100: number): PaidChance[] =>
  endingsOf(bet, strengths).map(({ ending, chance }) => ({ gross: grossOfEnding(ending, x100), chance }))

/** The share that wins of what is not given back: what a fair price is one divided by. */
export function winningShare(bet: MatchBet, strengths: Strengths): Fraction {
  const halves = (of: (ending: Ending) => number) =>
    plus(...endingsOf(bet, strengths).map(({ ending, chance }) => times(chance, fraction(of(ending), 2))))
  return dividedBy(
    halves(({ won }) => won),
    halves(({ back }) => 2 - back),
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
  const lines = handicapLines(strengths)
  const prices = new Map<string, number>()
  for (const bet of matchBets) {
    if (bet.quarters !== undefined && !lines.has(bet.name)) continue
    const x100 = priceX100(winningShare(bet, strengths), leagueReturns[bet.market])
    if (x100 !== undefined) prices.set(bet.name, x100)
  }
  return prices
}

/** The handicap whose sides are nearest to even, and two on each side of it: what is given to the home side is taken from the other. */
function handicapLines(strengths: Strengths): Set<string> {
  const offered = matchBets.filter(({ name, quarters }) => quarters !== undefined && name.startsWith('home-'))
  const half = fraction(1, 2)
  const apart = ({ quarters = 0, share }: { quarters: number | undefined; share: Fraction }) => {
    const { num, den } = minus(share, half)
    return { quarters, far: Math.abs(Number(num)) / Number(den) }
  }
  const [main] = offered
    .map((bet) => apart({ quarters: bet.quarters, share: winningShare(bet, strengths) }))
    .sort((a, b) => a.far - b.far || a.quarters - b.quarters)
  const middle = main?.quarters ?? 0
  return new Set(
    Array.from({ length: 2 * linesBeside + 1 }, (_, step) => middle + step - linesBeside).flatMap((quarters) => [
      handicapBet('home', quarters),
      handicapBet('away', -quarters),
    ]),
  )
}

/** The handicaps of a match as they are offered: what the home side is given, in quarters of a goal. */
export const offeredHandicaps = (prices: MatchPrices): number[] =>
  matchBets.flatMap(({ name, quarters }) =>
    quarters !== undefined && name.startsWith('home-') && prices.has(name) ? [quarters] : [],
  )
