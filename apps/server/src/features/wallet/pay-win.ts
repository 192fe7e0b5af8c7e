import type { Tx } from '../../db/db.ts'
import { moveVendorMoney, type VendorMove, type VendorMoved } from './move-vendor-money.ts'

/** The vendor's clearing account → cash. Once per vendor and transaction id; a win of zero moves nothing and is not asked. */
export async function payWin(tx: Tx, move: VendorMove): Promise<VendorMoved> {
  const moved = await moveVendorMoney(tx, 'win', move)
  if (moved.status !== 'applied') throw new Error(`win ${move.vendorId}:${move.transactionId} was refused`)
  return moved
}
