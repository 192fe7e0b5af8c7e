import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { adjustTransaction } from '../adjustments/adjust-transaction.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { rollBackBet } from './roll-back-bet.ts'
import { findTransaction } from './transaction-store.ts'

/** As `rollback`, for vendors that take wins back too: that is a correction of the win down to nothing. */
export async function takeBack(
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'rollback'>,
): Promise<PswOutcome> {
  const { requestId, playerId, transactionId, originalTransactionId, reason } = request
  const original = await findTransaction(context.db, vendor.vendorId, originalTransactionId)
  if (original?.call !== 'win' || !original.amountMinor || original.currency === null)
    return rollBackBet(context, vendor, request)
  return adjustTransaction(context, vendor, {
    ...{ requestId, playerId, transactionId, originalTransactionId, reason, version: 1 },
    amount: `-${original.amountMinor}`,
    currency: original.currency,
  })
}
