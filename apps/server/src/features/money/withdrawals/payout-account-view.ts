import type { PayoutAccount as PayoutAccountAnswer } from '@fairground/contract'
import { bankNameOf } from './banks.ts'
import type { PayoutAccount } from './payout-account.ts'

/** Enough of a number to recognise it by. */
export const maskNumber = (last4: string): string => `•••• ${last4}`

/** A payout account as its owner sees it. */
export const viewPayoutAccount = (account: PayoutAccount): PayoutAccountAnswer => ({
  cardId: account.id,
  bankCode: account.bankCode,
  bankName: bankNameOf(account.bankCode),
  accountName: account.accountName,
  masked: maskNumber(account.last4),
  createdAt: account.createdAt.toISOString(),
  usableAt: account.usableAt.toISOString(),
  isDefault: account.isDefault,
})
