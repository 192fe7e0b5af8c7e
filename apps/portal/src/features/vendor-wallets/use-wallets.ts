import type { MerchantWallet, Wallet } from '@fairground/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

const freshMs = 60_000

/** The main wallet and those at vendors; asked once, however often the page is opened within a minute. */
export const useWallets = () =>
  useQuery({ ...query.wallet.merchantWallet.queryOptions({ input: {} }), staleTime: freshMs })

export const vendorWalletsOf = ({ wallets }: MerchantWallet): Wallet[] =>
  wallets.filter(({ walletId }) => walletId !== mainWalletId)

export const mainWalletId = 'main'

/** Asks everything about money anew. */
export function useFreshMoney(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: query.wallet.key() })
}
