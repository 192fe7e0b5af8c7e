import { fraction, quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { finalMargins, finalTotals, overChances } from '../basketball/game.ts'
import { isBuilderBet } from '../builder/builder.ts'
import { FixtureBook } from '../exposure/fixture-book.ts'
import { chancesOf } from '../markets/chances.ts'
import { findBet } from '../markets/markets.ts'
import { settleBet } from '../markets/settle-bet.ts'
import { mainLine, offeredLines } from '../prices/lines.ts'
import { marketPrices } from '../prices/market-prices.ts'
import { lawFrom, periodLaw, sideCount } from './period-law.ts'
import { playPoints } from './play-points.ts'
import { pointsGrid } from './points-grid.ts'
import { marketsOfPoints } from './points-markets.ts'
import { type PointsState, pointsModelOf, stepsOf } from './points-model.ts'
import { placeOfMargin } from './points-space.ts'

const model = { home: 107.25, away: 102.75 }
const game = { spread: 4.5, total: 210 }
const tipOff: PointsState = { score: [0, 0], period: 0, steps: 0, before: [0, 0] }
const gridAt = (state: Partial<PointsState> = {}) => {
  const grid = pointsGrid(model, { ...tipOff, ...state })
  if (!grid?.margins || !grid.totals) throw new Error('no game stands so')
  return { ...grid, margins: grid.margins, totals: grid.totals }
}
const sumOf = (list: Float64Array, isIn: (place: number) => boolean = () => true) =>
  list.reduce((sum, chance, place) => sum + (isIn(place) ? chance : 0), 0)
const homeWins = (margins: Float64Array) => sumOf(margins, (place) => place > placeOfMargin(0))
const betOf = (code: string, selection: string, quarters = 0) => {
  const bet = findBet(code, selection, quarters)
  if (!bet) throw new Error(`${code} has no ${selection}`)
  return bet
}

it('before the tip-off, margins and sums are those of the closed formula', () => {
  const { margins, totals } = gridAt()
  expect(sumOf(margins)).toBeCloseTo(1, 10)
  expect(sumOf(totals)).toBeCloseTo(1, 10)
  expect(homeWins(margins)).toBeCloseTo(0.647299, 4)
  for (const margin of [-20, -1, 1, 5, 30]) {
    const chance = finalMargins(game).reduce((sum, [one, part]) => sum + (one === margin ? part : 0), 0)
    expect(margins[placeOfMargin(margin)]).toBeCloseTo(chance, 4)
  }
  expect(margins[placeOfMargin(0)]).toBe(0)
  const mean = totals.reduce((sum, chance, total) => sum + chance * total, 0)
  const formula = finalTotals(game).reduce((sum, [total, chance]) => sum + chance * total, 0)
  expect(Math.abs(mean - formula)).toBeLessThan(0.01)
  expect(sumOf(totals, (total) => total > 209.5)).toBeCloseTo(overChances(game, 209.5).win, 3)
})

it('after whole quarters the time that is left has its share of mean and variance', () => {
  const state = { score: [61, 50] as const, before: [61, 50] as const, period: 3 }
  const inPlay = { margin: 11, total: 111, left: 0.5, isOvertime: false }
  const { margins, totals } = gridAt(state)
  const formula = finalMargins(game, inPlay).reduce((sum, [margin, chance]) => sum + (margin > 0 ? chance : 0), 0)
  expect(homeWins(margins)).toBeCloseTo(formula, 4)
  expect(sumOf(totals, (total) => total > 212.5)).toBeCloseTo(overChances(game, 212.5, inPlay).win, 3)
})

it('a price of a moment is the mean of those of all scores that can follow: nobody gains by waiting', () => {
  const law = periodLaw(model, 4)
  const before = [80, 78] as const
  const now = gridAt({ score: before, before, period: 4 })
  let [win, over] = [0, 0]
  // The score after a minute of the quarter, by each end that it can come to.
  const steps = 2
  const played = steps / stepsOf(4)
  for (let home = 0; home < 15; home += 1)
    for (let away = 0; away < 15; away += 1) {
      const chance = reached(law, [home, away], played)
      if (chance < 1e-8) continue
      const then = gridAt({ score: [before[0] + home, before[1] + away], before, period: 4, steps })
      win += chance * homeWins(then.margins)
      over += chance * sumOf(then.totals, (total) => total > 210)
    }
  expect(win).toBeCloseTo(homeWins(now.margins), 5)
  expect(over).toBeCloseTo(
    sumOf(now.totals, (total) => total > 210),
    5,
  )
})

/** That so many points stand after a share of a period. */
function reached(law: Float64Array, [home, away]: readonly [number, number], played: number): number {
  let sum = 0
  for (let h = home; h < sideCount; h += 1)
    for (let a = away; a < sideCount; a += 1)
      sum += (law[h * sideCount + a] ?? 0) * binomial(h, home, played) * binomial(a, away, played)
  return sum
}

function binomial(n: number, k: number, chance: number): number {
  let result = (1 - chance) ** (n - k)
  for (let at = 1; at <= k; at += 1) result *= ((n - k + at) / at) * chance
  return result
}

it('a law goes on from a score, and a whole game ends with a winner', () => {
  const law = lawFrom(periodLaw(model, 1), [9, 4], 1 / 3)
  expect(sumOf(law)).toBeCloseTo(1, 10)
  expect(sumOf(law, (cell) => Math.floor(cell / sideCount) < 9 || cell % sideCount < 4)).toBe(0)
  const draws = quickDraws(7)
  const games = Array.from({ length: 100 }, () => playPoints(model, draws))
  const wins = games.filter(({ score: [home, away] }) => home > away).length
  // Five standard deviations.
  expect(Math.abs(wins / 100 - 0.6473)).toBeLessThan(5 * Math.sqrt((0.6473 * 0.3527) / 100))
  for (const { periods, score } of games) {
    expect(score[0]).not.toBe(score[1])
    expect(periods.length).toBeGreaterThanOrEqual(4)
    for (const [index, { points, steps }] of periods.entries()) {
      expect(steps).toHaveLength(stepsOf(index + 1))
      expect(steps.at(-1)).toEqual(points)
    }
  }
})

it('games that cannot stand have no prices', () => {
  const of = (state: Partial<PointsState>) => pointsGrid(model, { ...tipOff, ...state })
  expect(of({ score: [2, 0] })).toBeUndefined()
  expect(of({ period: 1, steps: 24 })).toBeUndefined()
  expect(of({ period: 5, score: [90, 88], before: [90, 88] })).toBeUndefined()
  expect(of({ period: 2, score: [20, 18], before: [21, 18], steps: 1 })).toBeUndefined()
  expect(of({ period: 5, score: [90, 90], before: [90, 90] })).toBeDefined()
})

it('markets offer half lines around the middle, with their margin, and no combination', () => {
  const grid = gridAt()
  const [, handicap, total] = marketsOfPoints
  if (!handicap || !total) throw new Error('no lines')
  expect(mainLine(handicap, grid) / 4).toBe(-4.5)
  expect(offeredLines(total, grid).map((line) => line / 4)).toEqual([206.5, 208.5, 210.5, 212.5, 214.5])
  for (const market of marketsOfPoints) {
    const line = market.line ? mainLine(market, grid) : 0
    const prices = marketPrices(market, grid, line)
    const booksum = prices.reduce((sum, { priceX100 = 0 }) => sum + 100 / priceX100, 0)
    expect(Math.abs(booksum - market.booksumX100 / 100)).toBeLessThan(0.04)
  }
  expect(isBuilderBet(betOf('money-line', 'home'))).toBe(false)
})

it.each([
  ['money-line', 'home', 0, [101, 99], 'win'],
  ['points-handicap', 'home', -10, [101, 99], 'lose'],
  ['points-handicap', 'away', -10, [101, 99], 'win'],
  ['total-points', 'over', 798, [101, 99], 'win'],
  ['winning-margin', 'home-1-5', 0, [105, 100], 'win'],
  ['winning-margin', 'away-16+', 0, [80, 100], 'win'],
  ['winning-margin', 'home-6-10', 0, [105, 100], 'lose'],
  ['points-odd-even', 'even', 0, [101, 99], 'win'],
] as const)('%s %s at %d quarters with %j: %s', (...[code, selection, quarters, full, outcome]) => {
  const bet = betOf(code, selection, quarters)
  expect(settleBet(bet, { status: 'finished', half: undefined, full })).toBe(outcome)
})

it('of a game that was broken off, what can no longer change stands', () => {
  const broken = { status: 'abandoned', half: undefined, full: [90, 80] } as const
  expect(settleBet(betOf('total-points', 'over', 4 * 165 + 2), broken)).toBe('win')
  expect(settleBet(betOf('total-points', 'over', 4 * 175 + 2), broken)).toBe('void')
  expect(settleBet(betOf('money-line', 'home'), broken)).toBe('void')
})

it('a book of points knows its worst end and its mean', () => {
  const book = new FixtureBook()
  const grid = gridAt()
  const risk = { stakeMinor: 1_000n, odds: fraction(190, 100) }
  book.add(betOf('money-line', 'home'), risk)
  book.add(betOf('total-points', 'over', 842), risk)
  expect(book.worstMinor()).toBe(-1_800)
  book.add(betOf('money-line', 'away'), risk)
  expect(book.worstMinor()).toBe(1_000 - 900 - 900)
  const over = chancesOf(betOf('total-points', 'over', 842), grid)[0]
  expect(book.expectedMinor(grid)).toBeCloseTo(100 + 1_000 - 1_900 * over, 6)
  // An odd sum goes with an odd margin.
  const odd = new FixtureBook()
  odd.add(betOf('points-odd-even', 'odd'), risk)
  odd.add(betOf('winning-margin', 'home-1-5'), risk)
  expect(odd.worstMinor()).toBe(-1_800)
})

it('ratings make a spread', () => {
  const even = pointsModelOf({ home: 1570, away: 1570 }, { goals: 210, homeAdvantage: 60 })
  expect(even.home - even.away).toBeCloseTo(2.4)
  expect(even.home + even.away).toBe(210)
})
