import { expect, test } from 'vitest'
import { bandOf, deviations } from './return-band.ts'

const million = 1_000_000
const certified = { rtpMin: 0.96, rtpMax: 0.96, sd: 8, hasChoices: false }
/** So many rounds of 100 that returned this share; the largest payout is a thousand stakes. */
const equal = (rounds: number, share: number, fields: object = {}) => ({
  ...{ stake: rounds * 100, payout: rounds * 100 * share, payoutMax: 100_000 },
  ...{ stakeSquares: rounds * 10_000, payoutSquares: rounds * 640_000, products: rounds * 10_000 * share, ...fields },
})
const errorOf = (rounds: number) => 8 / Math.sqrt(rounds)

test.each([
  ['4 sigma above', 4.1, 'above'],
  ['4 sigma below', -4.1, 'below'],
  ['2 sigma above', 2, 'within'],
  ['2 sigma below', -2, 'within'],
])('[R-47] 1,000,000 rounds that lie %s are told as such', (_, sigmas, state) => {
  const share = 0.96 + sigmas * errorOf(million)
  // The largest payout, a thousand stakes, is a thousandth of the stakes.
  expect(bandOf(equal(million, share + (sigmas > 2 ? 0.001 : 0)), certified).state).toBe(state)
})

test('the band is the certified return ± its standard errors, never below zero', () => {
  const { low, high, isMeasured } = bandOf(equal(million, 0.9), certified)
  expect([low, high]).toEqual([0.96 - deviations * 0.008, 0.96 + deviations * 0.008])
  expect(isMeasured).toBe(false)
  expect(bandOf(equal(100, 0.9), certified).low).toBe(0)
})

test('few rounds say nothing, and many of them neither when one stake outweighs them all', () => {
  expect(bandOf(equal(999, 90), certified).state).toBe('few')
  const stake = 10_000 * 100 + 100 * million
  const stakeSquares = 10_000 * 10_000 + (100 * million) ** 2
  expect(bandOf({ ...equal(10_000, 0), stake, stakeSquares }, certified).state).toBe('few')
})

test('a day is not above when its largest payout alone lifts it there', () => {
  const lifted = equal(million, 0.96, { payout: 96 * million + 10 * million, payoutMax: 10 * million })
  expect(bandOf(lifted, certified).state).toBe('within')
  expect(bandOf({ ...lifted, payoutMax: million }, certified).state).toBe('above')
})

test('a certificate without a deviation is held against that of the rounds, and between its poorest and richest bet', () => {
  const instant = { rtpMin: 0.94, rtpMax: 0.98, sd: null, hasChoices: true }
  // Every round of 100 pays 200 or nothing, half and half: the return is 1, its deviation 1.
  const flips = { ...equal(million, 1), payoutSquares: (million / 2) * 40_000, products: (million / 2) * 20_000 }
  const band = bandOf(flips, instant)
  expect(band.isMeasured).toBe(true)
  expect(band.high).toBeCloseTo(0.98 + deviations / 1_000, 9)
  expect(band.low).toBeCloseTo(0.94 - deviations / 1_000, 9)
  expect(band.state).toBe('above')
  expect(bandOf(equal(million, 0.5), instant).state).toBe('within')
})

test('rounds of a model without a certificate are counted and not judged', () => {
  expect(bandOf(equal(million, 5), null)).toEqual({
    ...{ actual: 5, low: null, high: null, isMeasured: false, state: 'uncertified' },
  })
})
