import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../../context.ts'
import { findVendorMode } from '../../games/catalogue/index.ts'
import { getBalance } from '../wallet/index.ts'
import { beginWalletTransfer } from './begin-wallet-transfer.ts'
import { settleWalletTransfer } from './settle-wallet-transfer.ts'
import { isAutomatic } from './vendor-wallet-store.ts'

/**
 * Before a game opens: brings all that the member can spend to a vendor that keeps purses of its own, if the member chose
 * so. The game opens whatever comes of it.
 */
export async function bringAlong(
  app: AppContext,
  { memberId, vendorId, currency }: { memberId: string; vendorId: string; currency: string },
): Promise<void> {
  const vendor = await findVendorMode(app.db, vendorId)
  if (vendor?.walletMode !== 'transfer' || !(await isAutomatic(app.db, memberId))) return
  const { availableMinor } = await getBalance(app.db, memberId, currency)
  if (availableMinor === 0n) return
  const wish = { memberId, vendorId, currency, amountMinor: availableMinor, requestId: randomUUID() }
  const begun = await beginWalletTransfer({ app }, { ...wish, direction: 'in' })
  if (begun.ok) await settleWalletTransfer(app, begun.value.id)
  else app.log.info({ vendorId, code: begun.code }, 'the money of a member was not brought along')
}
