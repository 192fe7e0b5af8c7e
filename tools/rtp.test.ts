import { expect, it } from 'vitest'
import { asTold, rtpGames, sheetOf } from './rtp-sheets.ts'

const rowOf = (game: string, bet: string) => sheetOf(game).bets.find((row) => row.bet === bet)

it('a bet with several returns names each, and they add up to its chance and its return', () => {
  expect(rowOf('sic-bo', 'small')).toEqual({
    bet: 'small',
    probability: '35/72',
    rtp: '35/36',
    decimal: '0.97222222',
  })
  expect(rowOf('sic-bo', 'single-1')).toMatchObject({
    outcomes: [
      { gross: '4/1', probability: '1/216' },
      { gross: '3/1', probability: '5/72' },
      { gross: '2/1', probability: '25/72' },
    ],
  })
  for (const game of ['baccarat', 'craps', 'casino-war', 'dragon-tiger', 'keno-80', 'wheel', 'scratch']) {
    const several = sheetOf(game).bets.flatMap((row) => ('outcomes' in row && row.outcomes ? [row] : []))
    expect(several.length).toBeGreaterThan(0)
    for (const { outcomes = [], probability, rtp } of several) {
      const chances = outcomes.map((outcome) => numberOf(outcome.probability))
      const returns = outcomes.map((outcome) => numberOf(outcome.probability) * numberOf(outcome.gross))
      expect(sum(chances)).toBeCloseTo(numberOf(probability), 12)
      expect(sum(returns)).toBeCloseTo(numberOf(rtp), 12)
    }
  }
})

it('a push counts in the chance and in the return of a bet', () => {
  expect(rowOf('craps', 'dont-pass')).toMatchObject({
    probability: '251/495',
    rtp: '217/220',
    outcomes: [
      { gross: '2/1', probability: '949/1980' },
      { gross: '1/1', probability: '1/36' },
    ],
  })
})

it('what was enumerated in doubles is told in decimals', () => {
  const box = { bet: 'box', probability: '520314265/1000000000', rtp: '199/200', decimal: '0.99500000' }
  expect(asTold({ ...box, isRounded: true })).toEqual({
    ...box,
    probability: '0.520314265',
    rtp: '0.995000000',
    isRounded: true,
  })
  expect(asTold(box)).toEqual(box)
})

it('a slot says whether its cap can be reached, and what a bought feature returns after it', () => {
  expect(sheetOf('bazaar-25')).toMatchObject({ winCapX: 250, winCapReachable: true, rtpBought: '0.96459382' })
  expect(sheetOf('market-hold')).toMatchObject({ winCapX: 500, winCapReachable: false })
  expect(rowOf('honey-wild', 'spin')).toMatchObject({ probability: '0.292997990', isRounded: true })
})

it('lists every game once', () => {
  const ids = rtpGames.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['lantern-20', 'dice', 'baccarat', 'crash', 'bingo-90']))
})

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

function numberOf(fraction: string): number {
  const [num = '0', den = '1'] = fraction.split('/')
  return Number((BigInt(num) * 10n ** 18n) / BigInt(den)) / 1e18
}
