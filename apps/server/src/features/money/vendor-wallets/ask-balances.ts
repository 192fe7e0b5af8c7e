import { randomUUID } from 'node:crypto'
import { VendorWalletBalance } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { findPlayer, postToVendor } from '../../games/catalogue/index.ts'
import { listVendorWallets, saveToldBalance } from './vendor-wallet-store.ts'
import type { VendorWallet } from './wallet-transfer.ts'

const timeoutMs = 2_000

/** The member's purses at vendors, each asked for now; one that does not answer shows what was told before. */
export async function askBalances(
  context: AppContext,
  { memberId, currency }: { memberId: string; currency: string },
): Promise<VendorWallet[]> {
  const known = await listVendorWallets(context.db, memberId, currency)
  return Promise.all(
    known.map(async (wallet) => {
      const balanceMinor = await askBalance(context, { vendorId: wallet.vendorId, memberId, currency })
      return balanceMinor === undefined ? wallet : { ...wallet, balanceMinor }
    }),
  )
}

/** Undefined for somebody who never was at the vendor, and when it does not answer. */
async function askBalance(
  context: AppContext,
  { vendorId, memberId, currency }: { vendorId: string; memberId: string; currency: string },
): Promise<bigint | undefined> {
  const playerId = await findPlayer(context.db, vendorId, memberId)
  if (playerId === undefined) return undefined
  const at = context.clock.now()
  try {
    const body = { requestId: randomUUID(), playerId, currency }
    const { status, answer } = await postToVendor(context, { vendorId, path: '/wallet/balance', body, timeoutMs })
    const told = VendorWalletBalance.safeParse(answer)
    if (status !== 200 || !told.success) return undefined
    const balanceMinor = BigInt(told.data.balance)
    await transact(context.db, (tx) => saveToldBalance(tx, { memberId, vendorId, currency, balanceMinor, at }))
    return balanceMinor
  } catch (error) {
    if (error instanceof PswUnknownOutcome) return undefined
    throw error
  }
}
