import { findTransfer, hashOf, reverseTransfer } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { portalIdOf, type VendorMoved, vendorKeyOf, vendorScope } from './move-vendor-money.ts'

interface BetRefund {
  vendorId: string
  /** The vendor's id of the rollback itself. */
  transactionId: string
  betTransactionId: string
  memberId: string
}

/**
 * Refunds an applied stake, exactly and at most once.
 * @throws when the original moved nothing or another rollback took it back: the gateway knows that before it asks
 */
export async function refundBet(
  tx: Tx,
  { vendorId, transactionId, betTransactionId, memberId }: BetRefund,
): Promise<VendorMoved> {
  const key = vendorKeyOf(vendorId, transactionId)
  const original = await findTransfer(tx, vendorScope, vendorKeyOf(vendorId, betTransactionId))
  if (original?.kind !== 'bet' && original?.kind !== 'tip')
    throw new Error(`${key}: ${betTransactionId} is no bet that could be taken back`)
  const { transferId } = original
  const requestHash = hashOf({ kind: 'refund', memberId, transferId })
  const result = await reverseTransfer(tx, {
    scope: vendorScope,
    key,
    requestHash,
    transferId,
    actor: `vendor:${vendorId}`,
  })
  if (result.status !== 'applied' || !result.funds)
    throw new Error(`${key}: the ledger answered ${result.status === 'refused' ? result.code : result.status}`)
  const { funds, transferId: refundId } = result
  return {
    status: 'applied',
    portalTransactionId: portalIdOf(refundId),
    balanceMinor: funds.availableMinor,
    version: Number(funds.version),
  }
}
