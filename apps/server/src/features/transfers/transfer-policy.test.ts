import { describe, expect, test } from 'vitest'
import { findPassedGuard, leftToday, turnoverLeft } from './transfer-policy.ts'

const guards = { minMinor: 1_000n, dailyMaxMinor: 100_000n, turnoverPercent: 100 }
const facts = { sentTodayMinor: 0n, lastDepositMinor: 50_000n, stakedMinor: 50_000n }
const send = (amountMinor: bigint, more: object = {}, rules: object = {}) =>
  findPassedGuard({ amountMinor, currency: 'VND' }, { ...guards, ...rules }, { ...facts, ...more })

describe('the guards of a transfer', () => {
  test.each([
    [1_000n, {}, undefined],
    [999n, {}, { kind: 'min', bound: '10.00' }],
    [100_000n, {}, undefined],
    [100_001n, {}, { kind: 'dailyMax', bound: '1000.00' }],
    [40_001n, { sentTodayMinor: 60_000n }, { kind: 'dailyMax', bound: '400.00' }],
    [1_000n, { sentTodayMinor: 200_000n }, { kind: 'dailyMax', bound: '0.00' }],
    [1_000n, { stakedMinor: 49_999n }, { kind: 'turnover', bound: '0.01' }],
    [1_000n, { stakedMinor: -5n }, { kind: 'turnover', bound: '500.05' }],
  ] as const)('%s of somebody with %o: %o', (amountMinor, more, limit) => {
    const refused = send(amountMinor, more)
    expect(refused?.value?.limit).toEqual(limit)
    expect(refused?.code).toBe(limit && 'LIMIT')
  })

  test('turnover is asked for in part, in full, several times over, or not at all', () => {
    expect(turnoverLeft({ ...guards, turnoverPercent: 0 }, { ...facts, stakedMinor: 0n })).toBe(0n)
    expect(turnoverLeft({ ...guards, turnoverPercent: 30 }, { ...facts, stakedMinor: 0n })).toBe(15_000n)
    expect(turnoverLeft({ ...guards, turnoverPercent: 300 }, facts)).toBe(100_000n)
    expect(turnoverLeft({ ...guards, turnoverPercent: 33 }, { ...facts, lastDepositMinor: 1n, stakedMinor: 0n })).toBe(
      1n,
    )
  })

  test('who never paid in owes no turnover, and nothing is left of a day that is used up', () => {
    expect(send(1_000n, { lastDepositMinor: 0n, stakedMinor: 0n })).toBeUndefined()
    expect(leftToday(guards, { ...facts, sentTodayMinor: 100_001n })).toBe(0n)
  })
})
