import type { Tx } from '../../db/db.ts'
import { moveVendorMoney, type VendorMove } from './move-vendor-money.ts'

/**
 * The vendor's clearing account → cash. Once per vendor and transaction id; a win of zero moves nothing and is not asked.
 * Returns the portal's transaction id.
 */
export async function payWin(tx: Tx, move: VendorMove): Promise<string> {
  const { status, portalTransactionId } = await moveVendorMoney(tx, 'win', move)
  if (status !== 'applied') throw new Error(`win ${move.vendorId}:${move.transactionId} was refused`)
  return portalTransactionId
}
