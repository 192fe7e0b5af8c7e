import { expect, test } from 'vitest'
import { chargesOf, type DepositMethod, isUsable } from './deposit-method.ts'
import { findPassedLimit, pendingCountMax } from './deposit-policy.ts'

const method = (kind: DepositMethod['kind'], isEnabled = true): DepositMethod => ({
  id: 'dpm_1',
  kind,
  currency: 'VND',
  names: { vi: 'Chuyển khoản', en: 'Transfer' },
  instructions: { vi: '', en: '' },
  minMinor: 5_000_000n,
  maxMinor: 30_000_000_000n,
  feeRateBp: 0,
  feeFixedMinor: 0n,
  feeBearer: 'house',
  lifeMinutes: 1440,
  accounts: [],
  isEnabled,
  revision: 1,
  changedAt: undefined,
  changedBy: undefined,
})
const passed = (amountMinor: bigint, pendingCount = 0, kind: DepositMethod['kind'] = 'manual') =>
  findPassedLimit({ method: method(kind), amountMinor, pendingCount })?.value?.limit

test('both bounds may be reached and not passed', () => {
  expect(passed(5_000_000n)).toBeUndefined()
  expect(passed(30_000_000_000n)).toBeUndefined()
  expect(passed(4_999_999n)).toEqual({ kind: 'min', bound: '50000.00' })
  expect(passed(30_000_000_001n)).toEqual({ kind: 'max', bound: '300000000.00' })
})

test('a sixth undecided deposit is refused; the sandbox method leaves none undecided', () => {
  expect(passed(5_000_000n, pendingCountMax - 1)).toBeUndefined()
  expect(passed(5_000_000n, pendingCountMax)).toEqual({ kind: 'pending', bound: '5' })
  expect(passed(5_000_000n, pendingCountMax, 'sandbox')).toBeUndefined()
})

test('the sandbox method works in the sandbox only, and a disabled method nowhere', () => {
  expect(isUsable(method('sandbox'), 'sandbox')).toBe(true)
  expect(isUsable(method('sandbox'), 'production')).toBe(false)
  expect(isUsable(method('manual'), 'production')).toBe(true)
  expect(isUsable(method('manual', false), 'sandbox')).toBe(false)
})

test('a fee is a rate and an amount, cut down to whole minor units; only the player’s own is taken off', () => {
  const costly = { ...method('manual'), feeRateBp: 150, feeFixedMinor: 200_000n }
  expect(chargesOf(costly, 10_000_033n)).toEqual({ feeMinor: 350_000n, feeBearer: 'house', creditMinor: 10_000_033n })
  const borne = { ...costly, feeBearer: 'player' as const }
  expect(chargesOf(borne, 10_000_033n)).toEqual({ feeMinor: 350_000n, feeBearer: 'player', creditMinor: 9_650_033n })
})
