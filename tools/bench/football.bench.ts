import { fraction } from '@fairground/game-rules/exact'
import {
  type Bet,
  chancesOf,
  FixtureBook,
  findBet,
  fixturePrices,
  type MatchGrid,
  matchGrid,
  priceBuilder,
  settleBet,
} from '@fairground/sports-rules'
import type { Bench, Row, Subject } from './bench.ts'
import { readResults, settleTwice, walkForward } from './football-results.ts'

const bet = (market: string, selection: string, quarters = 0): Bet => {
  const found = findBet(market, selection, quarters)
  if (!found) throw new Error(`${market} has no ${selection}`)
  return found
}

const winner = [bet('1x2', 'home'), bet('1x2', 'draw'), bet('1x2', 'away')]
const [home, draw, away] = winner as [Bet, Bet, Bet]
const over = (quarters: number) => bet('over-under', 'over', quarters)
const [btts, toNil] = [bet('btts', 'yes'), bet('clean-sheet-home', 'yes')]

/** Combinations, and in per mille what is predicted, what happened, and the product of singles. */
const combinations: readonly (readonly [name: string, legs: readonly Bet[], figures: readonly number[]])[] = [
  ['home and over 2.5', [home, over(10)], [259, 261, 217]],
  ['home and both score', [home, btts], [192, 194, 221]],
  ['over 2.5 and both score', [over(10), btts], [400, 404, 264]],
  ['draw and under 2.5', [draw, bet('over-under', 'under', 10)], [197, 195, 128]],
  ['home to nil', [home, toNil], [238, 237, 149]],
  ['home, over 3.5 and both score', [home, over(14), btts], [109, 107, 64]],
]
const columns = ['predicted', 'happened', 'product of singles']
/** Half a point. */
const toleranceX1000 = 5

const [matchesRow, lossRow, rpsRow] = ['matches rated', 'log-loss of 1x2', 'ranked probability score of 1x2']
const [betsRow, differentRow] = ['bets on real results, settled twice', 'bets on which the two settlements differ']
const qualityRows: readonly Row[] = [
  { name: matchesRow, unit: '' },
  { name: lossRow, unit: '/10,000', bound: { valueMax: 10_174 } },
  { name: rpsRow, unit: '/10,000', bound: { valueMax: 2_090 } },
  ...combinations.flatMap(([name, , figures]) =>
    columns.map((column, at) => ({
      name: `${name}: ${column}`,
      unit: '/1,000',
      bound: { valueMin: (figures[at] ?? 0) - toleranceX1000, valueMax: (figures[at] ?? 0) + toleranceX1000 },
    })),
  ),
  { name: betsRow, unit: '' },
  { name: differentRow, unit: '', bound: { valueMax: 0 } },
]

const [pricesRow, bookRow] = [
  'all prices of a match in play, from its state',
  'a bet on full time added to the exposure',
]
const halfRow = 'a bet on half time added to the exposure'
const speedRows: readonly Row[] = [
  { name: pricesRow, unit: 'ms', bound: { valueMax: 2 } },
  { name: bookRow, unit: 'µs', bound: { valueMax: 50 } },
  { name: halfRow, unit: 'µs', bound: { valueMax: 50 } },
]

const results = readResults()

export const bench: Bench = {
  title: results
    ? 'Football: quality on real results, both settlements of every bet, and the cost of prices and exposure'
    : 'Football: the cost of prices and exposure (no real results beside the repository: the rest is left out)',
  rounds: 1,
  rows: [...(results ? qualityRows : []), ...speedRows],
  open: async () => ({ subjects: results ? [async () => quality(results), speed] : [speed], close: async () => {} }),
}

function quality(given: NonNullable<typeof results>): Record<string, number> {
  const sums: Record<string, number> = {}
  const add = (name: string, value: number) => {
    sums[name] = (sums[name] ?? 0) + value
  }
  let matches = 0
  walkForward(given, (grid, full) => {
    matches += 1
    const result = { status: 'finished', half: undefined, full } as const
    const isWon = (one: Bet) => settleBet(one, result) === 'win'
    const [pHome, pDraw, pAway] = winner.map((one) => chancesOf(one, grid)[0]) as [number, number, number]
    add(lossRow, -Math.log(isWon(home) ? pHome : isWon(draw) ? pDraw : pAway))
    add(rpsRow, ((pHome - Number(isWon(home))) ** 2 + (pAway - Number(isWon(away))) ** 2) / 2)
    for (const [name, legs] of combinations) {
      const priced = priceBuilder(
        legs.map((one) => ({ bet: one })),
        grid,
      )
      if (typeof priced === 'string') throw new Error(`${name}: ${priced}`)
      const row = [priced.probability, Number(legs.every(isWon)), priced.singlesProduct]
      for (const [at, column] of columns.entries()) add(`${name}: ${column}`, row[at] ?? 0)
    }
  })
  const scaleOf = (name: string) => (name === lossRow || name === rpsRow ? 10_000 : 1_000)
  const means = Object.entries(sums).map(([name, sum]) => [name, (scaleOf(name) * sum) / matches])
  const { bets, different } = settleTwice(given)
  return { ...Object.fromEntries(means), [matchesRow]: matches, [betsRow]: bets, [differentRow]: different }
}

const speed: Subject = async () => {
  const model = { lambdaHome: 1.48, lambdaAway: 1.19, rho: -0.06 }
  const gridAt = (minute: number): MatchGrid => {
    const grid = matchGrid(model, { minute, score: [0, 0] })
    if (!grid) throw new Error('a goalless match can stand at any minute')
    return grid
  }
  const book = new FixtureBook()
  const risk = { stakeMinor: 12_345n, odds: fraction(195, 100) }
  const [handicap, halfFull] = [bet('asian-handicap', 'home', -1), bet('ht-ft', 'home/home')]
  return {
    [pricesRow]: microsecondsOf(300, (at) => fixturePrices(gridAt((at % 80) + 1))) / 1_000,
    [bookRow]: microsecondsOf(5_000, () => book.add(handicap, risk)),
    [halfRow]: microsecondsOf(2_000, () => book.add(halfFull, risk)),
  }
}

/** Processor time on average, after as many runs to warm up. */
function microsecondsOf(times: number, run: (at: number) => unknown): number {
  for (let at = 0; at < times; at += 1) run(at)
  const before = process.cpuUsage()
  for (let at = 0; at < times; at += 1) run(at)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
