import type { Tx } from '../../db/db.ts'
import { cashOf, clearingOf } from './accounts.ts'
import { moveCash } from './move-cash.ts'

export interface VendorMove {
  vendorId: string
  /** The vendor's own id of this movement, unique per vendor for ever. */
  transactionId: string
  memberId: string
  currency: string
  /** Above zero. */
  amountMinor: bigint
  roundId: string
}

export interface VendorMoved {
  /** `insufficient` is remembered too: the same transaction id stays refused. */
  status: 'applied' | 'insufficient'
  portalTransactionId: string
  /** What can be staked after it. */
  balanceMinor: bigint
  version: number
}

export const vendorScope = 'vendor'
export const vendorKeyOf = (vendorId: string, transactionId: string): string => `${vendorId}:${transactionId}`
export const portalIdOf = (transferId: bigint): string => `trf_${transferId}`

/**
 * Between a member's cash and the vendor's clearing account, once per vendor and transaction id. Nobody is told inside
 * the transaction, because a notification makes commits wait for each other: the caller hints after it.
 */
export async function moveVendorMoney(tx: Tx, kind: 'bet' | 'win', move: VendorMove): Promise<VendorMoved> {
  const { vendorId, transactionId, memberId, currency, amountMinor, roundId } = move
  const cash = cashOf(memberId, currency)
  const clearing = clearingOf(vendorId, currency)
  const [debit, credit] = kind === 'bet' ? [cash, clearing] : [clearing, cash]
  const moved = await moveCash(tx, {
    memberId,
    kind,
    debit,
    credit,
    amountMinor,
    scope: vendorScope,
    key: vendorKeyOf(vendorId, transactionId),
    reference: `${vendorId}:${roundId}`,
    actor: `vendor:${vendorId}`,
  })
  return {
    status: moved.status,
    portalTransactionId: portalIdOf(moved.transferId),
    balanceMinor: moved.availableMinor,
    version: moved.version,
  }
}
