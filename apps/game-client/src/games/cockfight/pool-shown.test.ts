import { expect, test } from 'vitest'
import { dividendRange, shownPool } from './pool-shown.ts'

const place = (spot: string, stakeMinor: string) => ({ currency: 'VND', spot, stakeMinor, players: 1 })
const fixed = (meronMinor: string, walaMinor: string, dividends: { meron: number; wala: number } | null) => ({
  ...{ currency: 'VND', meronMinor, walaMinor, meronBets: 1, walaBets: 1, dividends },
})

test('running odds follow what lies on both sides; draws are in no pool', () => {
  const places = [place('meron', '120000'), place('wala', '80000'), place('bdd', '999999')]
  expect(shownPool(places, undefined)).toEqual({
    ...{ meronMinor: 120_000n, walaMinor: 80_000n, dividends: { meron: 158, wala: 237 } },
  })
  expect(shownPool([place('meron', '5')], undefined).dividends).toBeUndefined()
})

test('what the round was fixed at stands, whatever the places say', () => {
  const told = shownPool([place('meron', '1')], fixed('100', '100', { meron: 190, wala: 190 }))
  expect(told).toEqual({ meronMinor: 100n, walaMinor: 100n, dividends: { meron: 190, wala: 190 } })
})

test('the range is that of the newest fights that were played, cancelled ones left out', () => {
  const pools = [
    fixed('1', '1', { meron: 190, wala: 190 }),
    fixed('1', '0', null),
    undefined,
    fixed('1', '1', { meron: 158, wala: 237 }),
    fixed('1', '1', { meron: 300, wala: 139 }),
  ]
  expect(dividendRange(pools, 2)).toEqual({ fights: 2, meron: [158, 190], wala: [190, 237] })
  expect(dividendRange([undefined], 10)).toBeUndefined()
})
