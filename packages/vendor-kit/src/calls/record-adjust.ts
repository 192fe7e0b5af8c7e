import type { VendorTx, WalletCallRow } from '../db/schema.ts'
import type { CallBody } from '../wallet/wallet-client.ts'
import { recordTransaction } from './call-store.ts'

/** Tells the feed how a correction ended: booked, or never to be. */
export function recordAdjust(
  tx: VendorTx,
  { round_id, move, body }: WalletCallRow,
  state: 'APPLIED' | 'REJECTED',
  now: Date,
): Promise<void> {
  const { amount, originalTransactionId: originalId } = JSON.parse(body) as CallBody<'adjust'>
  const entry = { call: 'adjust', move, state, amountMinor: BigInt(amount), originalId, now } as const
  return recordTransaction(tx, { round: { round_id }, ...entry })
}
