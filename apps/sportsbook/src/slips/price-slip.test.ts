import { expect, test } from 'vitest'
import { type PricedLeg, refusalOf } from './price-slip.ts'

const leg = (priceX100: number): PricedLeg => ({
  ...{
    matchId: 'm',
    picks: [{ market: '1x2', selection: 'home' }],
    priceX100,
    fair: '2.1',
    version: 0,
    isInPlay: false,
  },
  inputs: { lambdaHome: '1.4', lambdaAway: '1.2', rho: '-0.06', minute: 0, score: [0, 0], halfTime: null },
})
const limits = { minMinor: 1_000n, maxMinor: 100_000n, maxPayoutMinor: 150_000n }
const refusal = (pricesX100: number[], terms: object = {}, isSuspended = false) =>
  refusalOf(
    { accept: 'none', sizes: [pricesX100.length], unitMinor: 10_000n, shownX100: pricesX100, limits, ...terms },
    { ok: true, legs: pricesX100.map(leg), isSuspended },
  )

test('a slip at the price that was shown, within its limits, is taken', () => {
  expect(refusal([200])).toBeNull()
  expect(refusal([200], { unitMinor: 75_000n })).toBeNull()
})

test('a slip above a limit is offered the largest stake that fits, with the limit that broke', () => {
  expect(refusal([110], { unitMinor: 120_000n })).toEqual({
    ...{ code: 'OVER_LIMIT', limit: '100000', value: '120000', offer: { prices: ['1.10'], unitMinor: '100000' } },
  })
  expect(refusal([200, 200], { unitMinor: 40_000n })).toMatchObject({
    ...{ code: 'OVER_PAYOUT', limit: '150000', offer: { unitMinor: '37500' } },
  })
  expect(refusal([200], { unitMinor: 999n })).toMatchObject({ code: 'STAKE_TOO_LOW', limit: '1000', value: '999' })
})

test('a system is offered as many whole units as fit its bets', () => {
  // Four bets of a trixie at 2.00 return 4 + 4 + 4 + 8 = 20 units.
  expect(refusal([200, 200, 200], { sizes: [2, 3], unitMinor: 9_000n })).toMatchObject({
    ...{ code: 'OVER_PAYOUT', offer: { unitMinor: '7500' } },
  })
})

test('another price is offered, or taken as the player said; a suspended match refuses', () => {
  expect(refusal([200], { shownX100: [210] })).toMatchObject({ code: 'PRICE_MOVED', offer: { prices: ['2.00'] } })
  expect(refusal([200], { shownX100: [190], accept: 'better' })).toBeNull()
  expect(refusal([200], { shownX100: [210], accept: 'better' })).toMatchObject({ code: 'PRICE_MOVED' })
  expect(refusal([200], { shownX100: [210], accept: 'any' })).toBeNull()
  expect(refusal([200], {}, true)).toMatchObject({ code: 'SUSPENDED', offer: null })
})
