import { expect, test } from 'vitest'
import { purposeOf } from './money-days.ts'

test.each([
  ['adjust', 'expense_rebate', 'rebate'],
  ['cash_back', 'expense_bonus', 'cashback'],
  ['adjust', 'expense_bonus', 'bonus'],
  ['promo_win', 'vendor_clearing', 'bonus'],
  ['free_round_win', 'vendor_clearing', 'bonus'],
  ['bet', 'vendor_clearing', 'bet'],
])('money of the kind %s, from or to %s, counts as %s', (transferKind, counterKind, purpose) => {
  expect(purposeOf(transferKind, counterKind)).toBe(purpose)
})
