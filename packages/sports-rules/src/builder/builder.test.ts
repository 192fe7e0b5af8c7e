import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fullOfPair, halfOfPair, scoreOf } from '../football/cells.ts'
import { matchGrid } from '../football/match-grid.ts'
import { findBet, markets } from '../markets/markets.ts'
import { endingOf } from '../markets/settle-bet.ts'
import { builderMargin, isBuilderBet, priceBuilder } from './builder.ts'

const grid = matchGrid({ lambdaHome: 1.5, lambdaAway: 1.1, rho: -0.06 })!
const [home, over] = [findBet('1x2', 'home')!, findBet('over-under', 'over', 10)!]

it('the example of the rules: home win and over 2.5', () => {
  const priced = priceBuilder([{ bet: home }, { bet: over }], grid)
  expect(priced).toMatchObject({ margin: 0.06, priceX100: 349 })
  if (typeof priced === 'string') return
  expect(priced.probability).toBeCloseTo(0.269276, 6)
  expect(priced.fair).toBeCloseTo(3.713661, 6)
  expect(priced.singlesProduct).toBeCloseTo(0.220025, 6)
})

const legs = [...markets.values()]
  .flatMap((market) =>
    market.selections.map(
      (selection) => findBet(market.code, selection, market.line ? (market.line === 'whole' ? 4 : 6) : 0)!,
    ),
  )
  .filter(isBuilderBet)

it('a combination is as likely as the scores with which all its legs win, in play too', () => {
  const late = matchGrid({ lambdaHome: 1.5, lambdaAway: 1.1, rho: -0.06 }, { minute: 30, score: [1, 0] })!
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...legs), { minLength: 2, maxLength: 5 }), fc.boolean(), (bets, isLate) => {
      const on = isLate ? late : grid
      const chanceOf = (chosen: typeof bets) =>
        on.pairs.reduce((sum, chance, pair) => {
          const scores = { half: scoreOf(halfOfPair[pair] ?? 0), full: scoreOf(fullOfPair[pair] ?? 0) }
          return chosen.every((bet) => endingOf(bet, scores) === 'win') ? sum + chance : sum
        }, 0)
      const all = chanceOf(bets)
      const priced = priceBuilder(
        bets.map((bet) => ({ bet })),
        on,
      )
      const isIdle = bets.some((_, at) => chanceOf(bets.filter((_unused, other) => other !== at)) === all)
      const expected =
        all === 0 ? 'COMBINATION_IMPOSSIBLE' : isIdle ? 'COMBINATION_ADDS_NOTHING' : expect.closeTo(all, 12)
      expect(typeof priced === 'string' ? priced : priced.probability).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})

it('the margin is 6 % and 1 % a leg beyond two, at most 10 %, and never that of a parlay', () => {
  const marginOf = (count: number, booksum?: number) =>
    builderMargin(Array.from({ length: count }, () => ({ bet: home, booksum })))
  expect([2, 3, 6, 8].map((count) => marginOf(count))).toEqual(
    [0.06, 0.07, 0.1, 0.1].map((one) => expect.closeTo(one, 12)),
  )
  expect(marginOf(2, 1.02)).toBeCloseTo(1 - 1 / 1.02 ** 2, 12)
})

it('what a score gives back, in full or half, is no leg', () => {
  const isLeg = (code: string, selection: string, quarters?: number) =>
    isBuilderBet(findBet(code, selection, quarters)!)
  expect([
    isLeg('over-under', 'over', 10),
    isLeg('european-handicap', 'draw', 4),
    isLeg('asian-handicap', 'home', 2),
  ]).toEqual([true, true, true])
  expect([isLeg('over-under', 'over', 9), isLeg('asian-handicap', 'home', 4), isLeg('draw-no-bet', 'home')]).toEqual([
    false,
    false,
    false,
  ])
})
