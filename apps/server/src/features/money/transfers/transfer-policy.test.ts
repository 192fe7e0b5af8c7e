import { describe, expect, test } from 'vitest'
import { findPassedGuard, leftToday } from './transfer-policy.ts'

const guards = { minMinor: 1_000n, dailyMaxMinor: 100_000n }
const facts = { sentTodayMinor: 0n }
const send = (amountMinor: bigint, more: object = {}) =>
  findPassedGuard({ amountMinor, currency: 'VND' }, guards, { ...facts, ...more })

describe('the guards of a transfer', () => {
  test.each([
    [1_000n, {}, undefined],
    [999n, {}, { kind: 'min', bound: '10.00' }],
    [100_000n, {}, undefined],
    [100_001n, {}, { kind: 'dailyMax', bound: '1000.00' }],
    [40_001n, { sentTodayMinor: 60_000n }, { kind: 'dailyMax', bound: '400.00' }],
    [1_000n, { sentTodayMinor: 200_000n }, { kind: 'dailyMax', bound: '0.00' }],
  ] as const)('%s of somebody with %o: %o', (amountMinor, more, limit) => {
    const refused = send(amountMinor, more)
    expect(refused?.value?.limit).toEqual(limit)
    expect(refused?.code).toBe(limit && 'LIMIT')
  })

  test('nothing is left of a day that is used up', () => {
    expect(leftToday(guards, { ...facts, sentTodayMinor: 100_001n })).toBe(0n)
  })
})
