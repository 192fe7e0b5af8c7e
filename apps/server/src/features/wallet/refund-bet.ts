import { findTransfer, hashOf, reverseTransfer } from '@fairground/ledger'
import type { Tx } from '../../db/db.ts'

interface BetRefund {
  vendorId: string
  /** The vendor's id of the rollback itself. */
  transactionId: string
  betTransactionId: string
  memberId: string
}

export interface BetRefunded {
  portalTransactionId: string
  /** What can be staked after it. */
  availableMinor: bigint
  version: number
}

// As the SQL function `move_vendor_money` names a bet.
const scope = 'vendor'
const keyOf = (vendorId: string, transactionId: string): string => `${vendorId}:${transactionId}`

/**
 * Takes an applied stake back, exactly and at most once; undefined when another rollback did so a moment ago.
 * @throws when the original moved nothing: the gateway knows that before it asks
 */
export async function refundBet(
  tx: Tx,
  { vendorId, transactionId, betTransactionId, memberId }: BetRefund,
): Promise<BetRefunded | undefined> {
  const key = keyOf(vendorId, transactionId)
  const original = await findTransfer(tx, scope, keyOf(vendorId, betTransactionId))
  if (original?.kind !== 'bet') throw new Error(`${key}: ${betTransactionId} is no bet that could be taken back`)
  const { transferId } = original
  const requestHash = hashOf({ kind: 'refund', memberId, transferId })
  const result = await reverseTransfer(tx, {
    scope,
    key,
    requestHash,
    transferId,
    actor: `vendor:${vendorId}`,
  })
  if (result.status === 'refused' && result.code === 'ALREADY_REVERSED') return undefined
  if (result.status !== 'applied' || !result.funds)
    throw new Error(`${key}: the ledger answered ${result.status === 'refused' ? result.code : result.status}`)
  const { funds, transferId: refundId } = result
  return {
    portalTransactionId: `trf_${refundId}`,
    availableMinor: funds.availableMinor,
    version: Number(funds.version),
  }
}
