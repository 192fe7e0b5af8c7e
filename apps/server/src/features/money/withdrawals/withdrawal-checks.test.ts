import { expect, test } from 'vitest'
import type { Withdrawal } from './withdrawal.ts'
import { type ReviewFacts, reviewChecks } from './withdrawal-checks.ts'

const createdAt = new Date('2026-03-10T10:00:00Z')
const withdrawal: Withdrawal = {
  id: 'wdr_1',
  memberId: 'mbr_1',
  payoutAccountId: 'crd_1',
  currency: 'VND',
  amountMinor: 20_000_000n,
  requestId: 'request-1',
  state: 'submitted',
  approvals: [],
  approvalsNeeded: 1,
  refusal: undefined,
  askedAt: undefined,
  answerUntil: undefined,
  waitedMs: 0,
  paysByHand: false,
  paidMinor: 0n,
  againMinor: 0n,
  refundedMinor: 0n,
  receivedMinor: 0n,
  autoReceiptAt: undefined,
  createdAt,
  decidedAt: undefined,
  paidAt: undefined,
}
const hoursBefore = (hours: number) => new Date(createdAt.getTime() - hours * 3_600_000)
const facts: ReviewFacts = {
  payoutAccountAddedAt: hoursBefore(72),
  accountName: 'NGUYEN VAN AN',
  payeeName: 'Nguyễn Văn An',
  lastDepositMinor: 10_000_000n,
  stakedMinor: 10_000_000n,
  countPerDay: 3,
}
const checkOf = (key: string, changedFacts: Partial<ReviewFacts> = {}, changed: Partial<Withdrawal> = {}) =>
  reviewChecks({ ...withdrawal, ...changed }, { ...facts, ...changedFacts }).find(
    (check) => check.key === `check.${key}`,
  )

test('a quiet withdrawal has five good checks', () => {
  expect(reviewChecks(withdrawal, facts).map(({ key, isGood }) => [key, isGood])).toEqual([
    ['check.accountAge', true],
    ['check.ownName', true],
    ['check.turnover', true],
    ['check.frequency', true],
    ['check.twoPeople', true],
  ])
})

test('a payout account added a minute before is flagged', () => {
  expect(checkOf('accountAge', { payoutAccountAddedAt: hoursBefore(1 / 60) })).toEqual({
    key: 'check.accountAge',
    isGood: false,
    args: { hours: 0, hoursMin: 72 },
  })
  expect(checkOf('accountAge', { payoutAccountAddedAt: hoursBefore(71.99) })?.isGood).toBe(false)
})

test('a payee name that differs or is missing is flagged', () => {
  expect(checkOf('ownName', { payeeName: 'Trần Thị B' })?.isGood).toBe(false)
  expect(checkOf('ownName', { payeeName: undefined })?.isGood).toBe(false)
})

test('less staked than deposited is flagged, and so is a withdrawal without any deposit', () => {
  expect(checkOf('turnover', { stakedMinor: 9_999_999n })).toEqual({
    key: 'check.turnover',
    isGood: false,
    args: { staked: '99999.99', deposited: '100000.00' },
  })
  expect(checkOf('turnover', { lastDepositMinor: undefined })?.isGood).toBe(false)
})

test('a fourth request within a day is flagged', () => {
  expect(checkOf('frequency', { countPerDay: 4 })).toEqual({
    key: 'check.frequency',
    isGood: false,
    args: { count: 4 },
  })
})

test('a withdrawal that needs two people is flagged until one has said yes', () => {
  expect(checkOf('twoPeople', {}, { approvalsNeeded: 2 })?.isGood).toBe(false)
  const approvals = [{ staffId: 'linh', username: 'linh', at: createdAt }]
  expect(checkOf('twoPeople', {}, { approvalsNeeded: 2, approvals })?.isGood).toBe(true)
})
