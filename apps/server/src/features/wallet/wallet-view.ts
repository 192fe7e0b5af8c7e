import type { Balance, BalanceTransaction } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { z } from 'zod'
import type { MemberBalance } from './get-balance.ts'
import type { RecordEntry } from './record.ts'
import { recordKindOf } from './transfer-kinds.ts'

type WalletAnswer = Balance['wallets'][number]

/** The balance of an account; with a single wallet every game plays from it. */
export function viewBalance({ availableMinor, heldMinor, version }: MemberBalance, currencyCode: string): Balance {
  const currency = getCurrency(currencyCode)
  const balance = formatAmount(availableMinor, currency)
  return {
    balance,
    frozen: formatAmount(heldMinor, currency),
    currency: currency.code,
    currencySymbol: currency.symbol,
    version,
    wallets: [mainWallet(balance)],
  }
}

/** The one wallet there is; none per vendor. */
const mainWallet = (balance: string): WalletAnswer => ({ walletId: 'main', accountTypeName: 'MAIN', balance })

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
