import { describe, expect, test } from 'vitest'
import { destinationOf, findModeObstacle, isSameWish, waitMsAfter, wordOf } from './wallet-transfer.ts'

describe('what an answer of the vendor comes to', () => {
  test.each([
    [200, { code: 'OK', balance: '500' }, 'done'],
    [200, { code: 'OK', balance: '500', replayed: true }, 'done'],
    [200, { code: 'INSUFFICIENT_FUNDS', balance: '5' }, 'refused'],
    [200, { code: 'REFUSED', balance: '0' }, 'refused'],
    [200, { code: 'TRANSFER_MISMATCH', balance: '0' }, 'refused'],
    [200, { code: 'SOMETHING', balance: '0' }, undefined],
    [200, { code: 'OK', balance: 500 }, undefined],
    [200, { code: 'OK' }, undefined],
    [200, null, undefined],
    [409, { code: 'OK', balance: '500' }, undefined],
    [503, { code: 'REFUSED', balance: '0' }, undefined],
  ])('%i %o: %s', (status, answer, state) => expect(wordOf({ status, answer })?.state).toBe(state))
})

test('money that left one side ends on the other when it is done, and where it came from when it is refused', () => {
  expect(destinationOf('in', 'done')).toBe('vendor')
  expect(destinationOf('in', 'refused')).toBe('cash')
  expect(destinationOf('out', 'done')).toBe('cash')
  expect(destinationOf('out', 'refused')).toBe('vendor')
})

test('a vendor is asked again soon at first, and every five minutes for ever', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 500].map(waitMsAfter)).toEqual([
    ...[1_000, 2_000, 5_000, 10_000, 30_000, 60_000],
    ...[300_000, 300_000],
  ])
})

test('a wish is the same with the same vendor, way and amount', () => {
  const wish = { vendorId: 'acme', direction: 'in', amountMinor: 5n } as const
  expect(isSameWish(wish, { ...wish })).toBe(true)
  expect(isSameWish(wish, { ...wish, amountMinor: 6n })).toBe(false)
  expect(isSameWish(wish, { ...wish, direction: 'out' })).toBe(false)
  expect(isSameWish(wish, { ...wish, vendorId: 'other' })).toBe(false)
})

test.each([
  [{}, undefined],
  [{ pendingCount: 1 }, 'moneyInTransit'],
  [{ keptMinor: undefined }, 'notTold'],
  [{ keptMinor: 1n }, 'moneyThere'],
] as const)('a vendor gives up its purses with %o: %s', (facts, obstacle) =>
  expect(findModeObstacle({ pendingCount: 0, keptMinor: 0n, ...facts })).toBe(obstacle),
)
