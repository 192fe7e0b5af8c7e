import { expect, it } from 'vitest'
import { antes, modeList, nextAnte, unitOf } from './stake.ts'

it('goes along the ladder and stops at its ends', () => {
  expect(nextAnte(1_000_000n, 1)).toBe(2_000_000n)
  expect(nextAnte(1_000_000n, -1)).toBe(500_000n)
  expect(nextAnte(1_234_567n, 1)).toBe(2_000_000n)
  expect(nextAnte(antes[0] ?? 0n, -1)).toBe(antes[0])
})

it('never cuts an amount in any mode', () => {
  for (const ante of antes) {
    expect(unitOf(ante, '0.1') * 10n).toBe(ante)
    expect(unitOf(ante, '0.01') * 100n).toBe(ante)
  }
  expect(modeList).toEqual(['1', '0.1', '0.01'])
})
