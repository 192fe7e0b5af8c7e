import { fraction, quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { fullOfPair, halfOfPair, scoreOf } from '../football/cells.ts'
import { matchGrid } from '../football/match-grid.ts'
import { endings, factorOf } from '../markets/ending.ts'
import type { Bet } from '../markets/market.ts'
import { findBet, isLineOf, markets } from '../markets/markets.ts'
import { endingOf } from '../markets/settle-bet.ts'
import { FixtureBook } from './fixture-book.ts'

const bookCount = process.env.PROOFS === 'all' ? 10_000 : 24
const grid = matchGrid({ lambdaHome: 1.5, lambdaAway: 1.1, rho: -0.06 })!
const all = [...markets.values()]
const draws = quickDraws(7)

function randomBet(isFullTimeOnly: boolean): Bet {
  for (;;) {
    const market = all[draws.int(all.length)]!
    const quarters = draws.int(25) - 12
    const line = market.line === undefined ? 0 : quarters
    if ((isFullTimeOnly && market.reads !== 'full') || !isLineOf(market, line)) continue
    return { market, selection: market.selections[draws.int(market.selections.length)]!, quarters: line }
  }
}

it(`worst and expected results are those of every score, bet by bet, in ${bookCount} random books`, () => {
  for (let round = 0; round < bookCount; round += 1) {
    const book = new FixtureBook()
    const bets = Array.from({ length: 1 + draws.int(5) }, () => ({
      ...{
        bet: randomBet(round % 4 !== 0),
        stakeMinor: BigInt(1 + draws.int(100_000)),
        odds: fraction(101 + draws.int(900), 100),
      },
    }))
    for (const { bet, ...risk } of bets) book.add(bet, risk)
    const results = bets.map(({ bet, stakeMinor, odds }) => {
      const lost = endings.map((ending) => {
        const { num, den } = factorOf(ending, odds)
        return [ending, Number(stakeMinor - (stakeMinor * num) / den)] as const
      })
      return { bet, byEnding: new Map<string, number>(lost) }
    })
    let [worst, expected] = [Number.POSITIVE_INFINITY, 0]
    for (const [pair, chance] of grid.pairs.entries()) {
      const scores = { half: scoreOf(halfOfPair[pair]!), full: scoreOf(fullOfPair[pair]!) }
      const result = results.reduce((sum, { bet, byEnding }) => sum + byEnding.get(endingOf(bet, scores))!, 0)
      worst = Math.min(worst, result)
      expected += result * chance
    }
    expect(book.worstMinor()).toBe(worst)
    expect(book.expectedMinor(grid)).toBeCloseTo(expected, 4)
  }
}, 900_000)

it('a builder adds its joint wins, a leg of a parlay what the others are expected to return', () => {
  const [home, over] = [findBet('1x2', 'home')!, findBet('over-under', 'over', 10)!]
  const book = new FixtureBook()
  book.addBuilder([home, over], { stakeMinor: 100n, odds: fraction(349, 100) })
  expect([book.cells()[0], book.worstMinor()]).toEqual([100, -249])
  const halfTime = findBet('first-half-1x2', 'draw')!
  book.addBuilder([home, halfTime], { stakeMinor: 100n, odds: fraction(5) })
  expect([book.cells()[0], book.worstMinor()]).toEqual([200, -649])
  const parlay = new FixtureBook()
  parlay.add(home, { stakeMinor: 100n, odds: fraction(2), others: fraction(3, 4) })
  expect([parlay.cells()[0], parlay.worstMinor()]).toEqual([100, -50])
})

it('the next goal has a book of its own', () => {
  const book = new FixtureBook()
  book.addNextGoal('home', { stakeMinor: 100n, odds: fraction(2) })
  book.addNextGoal('none', { stakeMinor: 30n, odds: fraction(8) })
  expect(book.worstMinor()).toBe(-110)
  expect(book.cells()[0]).toBe(0)
  const { home, none } = grid.nextGoal
  expect(book.expectedMinor(grid)).toBeCloseTo(130 - 200 * home - 240 * none, 6)
})
