import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { findTransaction } from './transaction-store.ts'

/** `transaction/status`: what became of an id; another vendor's or player's id is simply unknown. */
export async function readTransaction(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: PswRequest<'transaction/status'>,
): Promise<PswOutcome> {
  const found = await findTransaction(context.db, vendorId, request.transactionId)
  if (!found || found.playerId !== request.playerId) return { code: 'OK', state: 'UNKNOWN' }
  const rejectedCode = found.state === 'REJECTED' ? found.code : undefined
  return { code: 'OK', state: found.state, rejectedCode, portalTransactionId: found.portalTransactionId ?? undefined }
}
