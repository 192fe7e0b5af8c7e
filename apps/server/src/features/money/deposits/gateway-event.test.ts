import { expect, test } from 'vitest'
import type { Deposit, DepositState } from './deposit.ts'
import { judge, type Verdict } from './gateway-event.ts'

const now = new Date('2026-03-01T10:00:00Z')
const deposit = (state: DepositState, incident?: Deposit['incident']): Deposit => ({
  id: 'dep_1',
  memberId: 'mbr_1',
  methodId: 'dpm_gateway_vnd',
  currency: 'VND',
  amountMinor: 40_000_000n,
  feeMinor: 0n,
  feeBearer: 'house',
  creditMinor: 40_000_000n,
  payTo: undefined,
  paymentId: 'pay_1',
  payUrl: undefined,
  incident,
  requestId: 'request-1',
  remark: undefined,
  transferCode: 'ABCD2345',
  state,
  reason: undefined,
  createdAt: now,
  expiresAt: new Date(now.getTime() + 60_000),
  decidedAt: undefined,
  decidedBy: undefined,
})
const whole = 40_000_000n

// state, status, charged, verdict
const table: [DepositState, 'pending' | 'paid' | 'failed', bigint | undefined, Verdict][] = [
  ['pending', 'pending', whole, 'nothing'],
  ['pending', 'paid', whole, 'credit'],
  ['pending', 'paid', 39_999_999n, 'amountDiffers'],
  ['pending', 'paid', undefined, 'amountDiffers'],
  ['pending', 'failed', whole, 'refuse'],
  ['approved', 'pending', whole, 'nothing'],
  ['approved', 'paid', whole, 'nothing'],
  ['approved', 'paid', 1n, 'amountDiffers'],
  ['approved', 'failed', whole, 'failedAfterPaid'],
  ['rejected', 'pending', whole, 'nothing'],
  ['rejected', 'paid', whole, 'paidAfterEnd'],
  ['rejected', 'failed', whole, 'nothing'],
  ['expired', 'pending', whole, 'nothing'],
  ['expired', 'paid', whole, 'paidAfterEnd'],
  ['expired', 'failed', whole, 'nothing'],
]

test.each(table)('a deposit that is %s and of which the gateway says %s (%s): %s', (state, status, charged, wanted) => {
  expect(judge(deposit(state), { status, chargedMinor: charged }, now)).toBe(wanted)
})

test('paid at the very end of its time is too late, and what staff look at stays theirs', () => {
  const paid = { status: 'paid', chargedMinor: whole } as const
  expect(judge(deposit('pending'), paid, new Date(now.getTime() + 60_000))).toBe('paidAfterEnd')
  expect(judge(deposit('pending', 'amountDiffers'), paid, now)).toBe('nothing')
})
