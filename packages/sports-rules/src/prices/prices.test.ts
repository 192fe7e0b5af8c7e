import { fraction } from '@fairground/game-rules/exact'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchGrid } from '../football/match-grid.ts'
import { chancesOf } from '../markets/chances.ts'
import { findBet, markets } from '../markets/markets.ts'
import { fixturePrices } from './fixture-prices.ts'
import { cutPriceX100, withMargin } from './margin.ts'
import { fairOdds, marketPrices, nextGoalPrices } from './market-prices.ts'
import { decimalOdds, oddsFormats, oddsIn, readOdds, writeOdds } from './odds-formats.ts'

const grid = matchGrid({ lambdaHome: 1.5, lambdaAway: 1.1, rho: -0.06 })!
const booksumOf = (prices: readonly number[]) => prices.reduce((sum, price) => sum + 1 / price, 0)

it('both methods reach the booksum, with longer odds for what is less likely', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 26 })
  fc.assert(
    fc.property(
      weights,
      fc.constantFrom('power', 'shin'),
      fc.constantFrom(1.02, 1.06, 1.25),
      (given, method, booksum) => {
        const total = given.reduce((sum, one) => sum + one, 0)
        const chances = given.map((one) => one / total)
        const prices = withMargin(chances, booksum, method)
        if (!prices) return
        expect(booksumOf(prices)).toBeCloseTo(booksum, 9)
        const order = chances.map((chance, at) => [chance, prices[at] ?? 0] as const).sort(([a], [b]) => b - a)
        order.slice(1).forEach(([, price], at) => {
          expect(price).toBeGreaterThanOrEqual((order[at]?.[1] ?? 0) - 1e-9)
        })
      },
    ),
    { numRuns: 60 },
  )
})

it('the example of the rules: 2.12, 3.33 and 3.44', () => {
  expect(withMargin([0.45, 0.28, 0.27], 1.06)?.map(cutPriceX100)).toEqual([212, 333, 344])
  expect(cutPriceX100(1.003)).toBe(101)
  expect(withMargin([1, 0], 1.06)).toBeUndefined()
})

it('a fair price returns the stake on average, also on lines with half results', () => {
  for (const quarters of [-5, -4, -3, -2, -1, 0, 1]) {
    const chances = chancesOf(findBet('asian-handicap', 'home', quarters)!, grid)
    const [win, halfWin, push, halfLose] = chances
    const odds = fairOdds(chances)
    expect(win * odds + (halfWin * (odds + 1)) / 2 + push + halfLose / 2).toBeCloseTo(1, 12)
  }
})

it('every market is offered with its booksum, never above the fair price', () => {
  for (const { market, prices } of fixturePrices(grid)) {
    const offered = prices.filter(({ priceX100 }) => priceX100 !== undefined)
    for (const { fair, priceX100 = 0 } of offered) expect(priceX100).toBeLessThanOrEqual(Math.max(fair * 100, 101))
    if (offered.length < prices.length || offered.some(({ priceX100 }) => priceX100 === 101)) continue
    // A price of 1.30 that is cut by 0.01 adds 0.006 to the booksum.
    const sum = booksumOf(offered.map(({ priceX100 = 0 }) => priceX100 / 100)) / (market.winners ?? 1)
    expect(sum - market.booksumX100 / 100).toBeGreaterThan(-1e-9)
    expect(sum - market.booksumX100 / 100).toBeLessThan(0.02)
  }
})

it('in play a price below 1.02 and what cannot win are closed', () => {
  const late = matchGrid(
    { lambdaHome: 1.5, lambdaAway: 1.1, rho: -0.06 },
    { minute: 88, score: [3, 0], halfTime: [1, 0] },
  )!
  const winner = marketPrices(markets.get('1x2')!, late)
  expect(winner.map(({ priceX100 }) => priceX100 === undefined)).toEqual([true, false, false])
  const scores = marketPrices(markets.get('correct-score')!, late)
  expect(scores.find(({ selection }) => selection === '2-0')).toMatchObject({ fair: Number.POSITIVE_INFINITY })
  expect(scores.find(({ selection }) => selection === '2-0')?.priceX100).toBeUndefined()
})

it('the next goal is priced by who scores it, with the margin of three ways', () => {
  const prices = nextGoalPrices(grid)
  expect(prices.map(({ selection }) => selection)).toEqual(['home', 'away', 'none'])
  expect(prices.reduce((sum, { chances }) => sum + chances[0], 0)).toBeCloseTo(1, 9)
  const sum = booksumOf(prices.map(({ priceX100 = 0 }) => priceX100 / 100))
  expect(sum).toBeGreaterThanOrEqual(1.06)
  expect(sum).toBeLessThan(1.08)
})

it('odds of every format come back as they were, exactly', () => {
  const decimals = fc.integer({ min: 101, max: 100_000 }).map((x100) => fraction(x100, 100))
  fc.assert(
    fc.property(decimals, fc.constantFrom(...oddsFormats), (decimal, format) => {
      expect(decimalOdds(format, oddsIn(format, decimal))).toEqual(decimal)
    }),
  )
})

it.each([
  ['malay', '-0.5', fraction(3), '-0.5'],
  ['indonesian', '-2', fraction(3, 2), '-2'],
  ['american', '-200', fraction(3, 2), '-200'],
  ['american', '+150', fraction(5, 2), '150'],
  ['fractional', '19/20', fraction(39, 20), '19/20'],
  ['hongkong', '0.95', fraction(39, 20), '0.95'],
  ['decimal', '1.95', fraction(39, 20), '1.95'],
] as const)('%s odds of %s are read and written', (format, text, decimal, written) => {
  expect(readOdds(format, text)).toEqual(decimal)
  expect(writeOdds(format, decimal)).toBe(written)
})

it.each([
  ['decimal', '1'],
  ['decimal', '0.9'],
  ['hongkong', '-1'],
  ['malay', '0'],
  ['fractional', '1/0'],
  ['american', 'evens'],
] as const)('%s odds of %s are none', (format, text) => {
  expect(readOdds(format, text)).toBeUndefined()
})
