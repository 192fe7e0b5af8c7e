import type { Balance, BalanceTransaction, Wallet } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { z } from 'zod'
import type { MemberBalance } from './get-balance.ts'
import type { MoneyDay, RecordEntry } from './record.ts'
import { recordKindOf } from './transfer-kinds.ts'

/** The balance of an account, without its wallets. */
export function viewBalance(
  { availableMinor, heldMinor, version }: MemberBalance,
  currencyCode: string,
): Omit<Balance, 'wallets'> {
  const currency = getCurrency(currencyCode)
  return {
    balance: formatAmount(availableMinor, currency),
    frozen: formatAmount(heldMinor, currency),
    currency: currency.code,
    currencySymbol: currency.symbol,
    version,
  }
}

/** What every game plays from, unless its vendor keeps purses of its own. */
export const mainWallet = (balance: string): Wallet => ({ walletId: 'main', accountTypeName: 'MAIN', balance })

/** One line of the account record. */
export function viewEntry(entry: RecordEntry, currencyCode: string): z.infer<typeof BalanceTransaction> {
  const currency = getCurrency(currencyCode)
  return {
    id: entry.id,
    kind: recordKindOf(entry.transferKind),
    amount: formatAmount(entry.amountMinor, currency),
    balance: formatAmount(entry.balanceAfterMinor, currency),
    reference: entry.reference,
    createdAt: entry.createdAt.toISOString(),
  }
}

/** What the lines add up to, in all and by day; days without lines have none. */
export function viewRecordSums(rows: readonly MoneyDay[], currencyCode: string) {
  const currency = getCurrency(currencyCode)
  const sumOf = (of: readonly MoneyDay[]) => ({
    received: formatAmount(total(of.map(({ receivedMinor }) => receivedMinor)), currency),
    spent: formatAmount(total(of.map(({ spentMinor }) => spentMinor)), currency),
  })
  const days = Map.groupBy(rows, ({ day }) => day)
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    sums: sumOf(rows),
    days: [...days].map(([day, of]) => ({ day, ...sumOf(of) })),
  }
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
