import { pointsMarkets } from '../points/points-markets.ts'
import { seriesMarkets } from '../series/series-markets.ts'
import { wonIf } from './ending.ts'
import { booksums, leaderOf, scoreMarkets, threeWays } from './full-time-markets.ts'
import type { Bet, Market, Scores } from './market.ts'

/** The half-time leader, then the full-time leader, such as `home/away`. */
const halfFull: Market = {
  ...{ code: 'ht-ft', reads: 'both', booksumX100: booksums.halfFull },
  selections: threeWays.flatMap((half) => threeWays.map((full) => `${half}/${full}`)),
  settle: (selection, scores) => wonIf(halfFullOf(scores) === selection),
}

const halfFullOf = ({ half, full }: Scores): string => `${leaderOf(half)}/${leaderOf(full)}`

/** The side that is behind at half time and wins. */
const fromBehind: Market = {
  ...{
    code: 'win-from-behind',
    selections: ['home', 'away', 'neither'],
    reads: 'both',
    booksumX100: booksums.threeWay,
  },
  settle: (selection, scores) => wonIf((winnerFromBehind[halfFullOf(scores)] ?? 'neither') === selection),
}

const winnerFromBehind: Readonly<Record<string, string>> = { 'away/home': 'home', 'home/away': 'away' }

const all: readonly Market[] = [
  ...scoreMarkets.map(
    (market): Market => ({
      ...market,
      reads: 'full',
      settle: (selection, { full }, quarters) => market.settle(selection, full, quarters),
    }),
  ),
  ...scoreMarkets.map(
    (market): Market => ({
      ...market,
      code: `first-half-${market.code}`,
      reads: 'half',
      settle: (selection, { half }, quarters) => market.settle(selection, half, quarters),
    }),
  ),
  halfFull,
  fromBehind,
]

/** Every market on the scores of football by its code. The next goal is none of them: scores do not tell who was first. */
export const markets: ReadonlyMap<string, Market> = new Map(all.map((market) => [market.code, market]))

/** A market of any sport by its code. */
export const findMarket = (code: string): Market | undefined =>
  markets.get(code) ?? seriesMarkets.get(code) ?? pointsMarkets.get(code)

/** Far above any line that is offered; tables of endings are kept for each. */
const quartersMax = { goals: 80, points: 1_600 }
const quartersPerGoal = 4

/** Whether a market has such a line, in quarters of a goal; 0 where it has none. */
export function isLineOf({ line, reads }: Market, quarters: number): boolean {
  const max = reads === 'margin' || reads === 'points' ? quartersMax.points : quartersMax.goals
  if (!Number.isInteger(quarters) || Math.abs(quarters) > max) return false
  if (line === undefined) return quarters === 0
  return line === 'quarter' || Math.abs(quarters) % quartersPerGoal === (line === 'half' ? quartersPerGoal / 2 : 0)
}

/** A bet that names what there is, or undefined. */
export function findBet(code: string, selection: string, quarters = 0): Bet | undefined {
  const market = findMarket(code)
  if (!market?.selections.includes(selection) || !isLineOf(market, quarters)) return undefined
  return { market, selection, quarters }
}
