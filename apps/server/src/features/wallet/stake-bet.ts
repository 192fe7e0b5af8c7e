import type { Tx } from '../../db/db.ts'
import { moveVendorMoney, type VendorMove, type VendorMoved } from './move-vendor-money.ts'

/** Cash → the vendor's clearing account. Once per vendor and transaction id; a refusal is remembered too. */
export const stakeBet = (tx: Tx, move: VendorMove): Promise<VendorMoved> => moveVendorMoney(tx, 'bet', move)
