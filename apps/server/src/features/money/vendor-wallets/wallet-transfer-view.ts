import type { Wallet, WalletTransfer as WalletTransferAnswer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { type MemberBalance, mainWallet } from '../wallet/index.ts'
import type { ListedWalletTransfer, VendorWallet, WalletDirection } from './wallet-transfer.ts'

const mainWalletId = 'main'

/** The main wallet, then those at vendors. */
export function viewWallets(
  { availableMinor }: MemberBalance,
  atVendors: readonly VendorWallet[],
  code: string,
): Wallet[] {
  const money = (minor: bigint) => formatAmount(minor, getCurrency(code))
  return [
    mainWallet(money(availableMinor)),
    ...atVendors.map(({ vendorId, name, vassalage, balanceMinor }) => ({
      walletId: vendorId,
      accountTypeName: name,
      vassalage,
      balance: money(balanceMinor),
    })),
  ]
}

/** Between the main wallet and one at a vendor; undefined for any other pair. */
export function routeOf(from: string, to: string): { vendorId: string; direction: WalletDirection } | undefined {
  if (from === to) return undefined
  if (from === mainWalletId) return { vendorId: to, direction: 'in' }
  return to === mainWalletId ? { vendorId: from, direction: 'out' } : undefined
}

export function viewWalletTransfer(transfer: ListedWalletTransfer): WalletTransferAnswer {
  const { id, vendorId, direction, vendorName, amountMinor, currency, state, createdAt } = transfer
  const [from, to] = direction === 'in' ? [mainWalletId, vendorId] : [vendorId, mainWalletId]
  return {
    ...{ transactionId: id, from, to, accountTypeName: vendorName, status: state },
    amount: formatAmount(amountMinor, getCurrency(currency)),
    createdAt: createdAt.toISOString(),
  }
}
