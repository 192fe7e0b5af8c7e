import { expect, test } from 'vitest'
import { approve, type Deposit, type DepositState, expire, isWaiting, reject } from './deposit.ts'

const createdAt = new Date('2026-03-01T10:00:00Z')
const expiresAt = new Date('2026-03-02T10:00:00Z')
const before = new Date('2026-03-02T09:59:59.999Z')

const deposit = (state: DepositState): Deposit => ({
  id: 'dep_1',
  memberId: 'mbr_1',
  methodId: 'dpm_bank_vnd',
  currency: 'VND',
  amountMinor: 20_000_000n,
  feeMinor: 0n,
  feeBearer: 'house',
  creditMinor: 20_000_000n,
  payTo: undefined,
  paymentId: undefined,
  payUrl: undefined,
  incident: undefined,
  requestId: 'request-1',
  remark: undefined,
  transferCode: 'ABCD2345',
  state,
  reason: state === 'rejected' ? 'no transfer came' : undefined,
  createdAt,
  expiresAt,
  decidedAt: state === 'pending' ? undefined : before,
  decidedBy: state === 'pending' ? undefined : 'linh',
})

const actions = {
  approve: (one: Deposit, at: Date) => approve(one, { by: 'linh', at }),
  reject: (one: Deposit, at: Date) => reject(one, { by: 'linh', at }, 'no transfer came'),
  expire: (one: Deposit, at: Date) => expire(one, at),
}

// state, action, in time?, new state or refusal
const table: [DepositState, keyof typeof actions, boolean, DepositState | 'STATE_CONFLICT'][] = [
  ['pending', 'approve', true, 'approved'],
  ['pending', 'approve', false, 'STATE_CONFLICT'],
  ['pending', 'reject', true, 'rejected'],
  ['pending', 'reject', false, 'STATE_CONFLICT'],
  ['pending', 'expire', true, 'STATE_CONFLICT'],
  ['pending', 'expire', false, 'expired'],
  ...(['approved', 'rejected', 'expired'] as const).flatMap((state) =>
    (['approve', 'reject', 'expire'] as const).flatMap((action) =>
      [true, false].map((inTime): [DepositState, keyof typeof actions, boolean, 'STATE_CONFLICT'] => [
        state,
        action,
        inTime,
        'STATE_CONFLICT',
      ]),
    ),
  ),
]

test.each(table)('%s deposit, %s, in time %s: %s', (state, action, isInTime, wanted) => {
  const outcome = actions[action](deposit(state), isInTime ? before : expiresAt)
  expect(outcome.ok ? outcome.value.state : outcome.code).toBe(wanted)
})

test('a decision notes who and when, and a rejection its reason; the amount never changes', () => {
  const approved = approve(deposit('pending'), { by: 'linh', at: before })
  expect(approved).toEqual({
    ok: true,
    value: { ...deposit('pending'), state: 'approved', decidedAt: before, decidedBy: 'linh' },
  })
  const rejected = reject(deposit('pending'), { by: 'linh', at: before }, 'no transfer came')
  expect(rejected.ok && rejected.value.reason).toBe('no transfer came')
  const expired = expire(deposit('pending'), expiresAt)
  expect(expired.ok && expired.value.decidedBy).toBe('system')
})

test('a deposit waits until the very moment it expires', () => {
  expect(isWaiting(deposit('pending'), before)).toBe(true)
  expect(isWaiting(deposit('pending'), expiresAt)).toBe(false)
  expect(isWaiting(deposit('approved'), before)).toBe(false)
})
