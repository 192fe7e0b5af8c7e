import { expect, test } from 'vitest'
import { isAsked, tipAmounts } from './tip-amounts.ts'

const limits = { minMinor: '100000', roundMinorMax: '1000000', givenMinor: '0' }

test('tips are whole numbers of the least, each once, and never more than a round takes', () => {
  expect(tipAmounts(limits)).toEqual([100_000n, 200_000n, 500_000n, 1_000_000n])
  expect(tipAmounts({ ...limits, roundMinorMax: '10000000' })).toEqual([
    ...[100_000n, 500_000n, 1_000_000n, 2_000_000n, 5_000_000n, 10_000_000n],
  ])
  expect(tipAmounts({ ...limits, minMinor: '300000' })).toEqual([300_000n, 900_000n])
})

test('half of what a round takes is asked for once more', () => {
  expect(isAsked(499_999n, limits)).toBe(false)
  expect(isAsked(500_000n, limits)).toBe(true)
})
