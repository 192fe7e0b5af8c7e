import { expect, test } from 'vitest'
import { newWithdrawal, type Withdrawal, type WithdrawalState } from './withdrawal.ts'
import { allowedFor, approvalsNeededFor, findPassedLimit } from './withdrawal-policy.ts'

const passed = (amountMinor: bigint, recentCount = 0) =>
  findPassedLimit({ currency: 'VND', amountMinor, recentCount })?.value?.limit

test('both bounds may be reached and not passed', () => {
  expect(passed(5_000_000n)).toBeUndefined()
  expect(passed(50_000_000_000n)).toBeUndefined()
  expect(passed(4_999_999n)).toEqual({ kind: 'min', bound: '50000.00' })
  expect(passed(50_000_000_001n)).toEqual({ kind: 'max', bound: '500000000.00' })
})

test('the eleventh request of a day is refused', () => {
  expect(passed(5_000_000n, 9)).toBeUndefined()
  expect(passed(5_000_000n, 10)).toEqual({ kind: 'perDay', bound: '10' })
})

test('two people are needed above the limit, one at it', () => {
  expect(approvalsNeededFor(2_000_000_000n, 2_000_000_000n)).toBe(1)
  expect(approvalsNeededFor(2_000_000_001n, 2_000_000_000n)).toBe(2)
})

const reviewed = (state: WithdrawalState, approvedBy: string[] = [], facts: Partial<Withdrawal> = {}): Withdrawal => ({
  ...newWithdrawal({
    id: 'wdr_1',
    memberId: 'mbr_1',
    payoutAccountId: 'crd_1',
    currency: 'VND',
    amountMinor: 20_000_000n,
    requestId: 'request-1',
    approvalsNeeded: 1,
    createdAt: new Date(),
  }),
  state,
  approvals: approvedBy.map((staffId) => ({ staffId, username: staffId, at: new Date() })),
  ...facts,
})
const finance = { staffId: 'linh', permissions: ['withdrawals.read', 'withdrawals.decide'] }
const reader = { staffId: 'an', permissions: ['withdrawals.read'] }

test('who may decide is shown what they may do, and nobody else', () => {
  expect(allowedFor(reviewed('submitted'), finance)).toEqual(['approve', 'reject', 'ask'])
  expect(allowedFor(reviewed('submitted', ['linh']), finance)).toEqual(['reject', 'ask'])
  expect(allowedFor(reviewed('submitted', ['trang']), finance)).toEqual(['approve', 'reject', 'ask'])
  expect(allowedFor(reviewed('approved'), finance)).toEqual([])
  expect(allowedFor(reviewed('submitted'), reader)).toEqual([])
  const byHand = { paysByHand: true }
  expect(allowedFor(reviewed('approved', ['linh'], byHand), finance)).toEqual(['reject', 'pay'])
  expect(allowedFor(reviewed('paid', ['linh'], { ...byHand, paidMinor: 1n }), finance)).toEqual(['pay'])
  expect(allowedFor(reviewed('paid', ['linh'], { ...byHand, paidMinor: 20_000_000n }), finance)).toEqual([])
  expect(allowedFor(reviewed('approved', ['linh'], byHand), reader)).toEqual([])
})
