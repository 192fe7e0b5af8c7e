import type { CallBody } from '../wallet/wallet-client.ts'
import { newEscrowCall } from './escrow-call-store.ts'
import type { EscrowCallRow, EscrowTx } from './escrow-schema.ts'
import { findEscrow } from './escrow-store.ts'

/** Ends an open seat in the transaction that takes the player off the table: chips become cash. False where it is not open. */
export async function closeEscrow(tx: EscrowTx, escrowId: string, reason: string, now: Date): Promise<boolean> {
  const escrow = await findEscrow(tx, escrowId, 'for-update')
  if (escrow?.state !== 'open') return false
  await tx
    .updateTable('escrows')
    .set({ state: 'closing', stop_reason: reason })
    .where('escrow_id', '=', escrowId)
    .execute()
  await newEscrowCall(tx, {
    ...{ call: 'close', transactionId: `${escrowId}.close`, tableId: escrow.table_id, escrowId, now },
  })
  return true
}

/** What a close says is written when it is first sent, after all that it waits for; every attempt sends the same. */
export async function writeClose(tx: EscrowTx, call: EscrowCallRow): Promise<CallBody<'escrow/close'>> {
  const escrow = await findEscrow(tx, call.escrow_id ?? '', 'for-update')
  if (!escrow) throw new Error(`${call.transaction_id} ends no seat`)
  const body: CallBody<'escrow/close'> = {
    ...{ playerId: escrow.player_id, transactionId: call.transaction_id, escrowId: escrow.escrow_id },
    ...{ amount: escrow.balance_minor, currency: escrow.currency, lastHandSeq: Number(escrow.last_hand_seq) },
    reason: escrow.stop_reason ?? '',
  }
  await tx
    .updateTable('escrow_calls')
    .set({ body: JSON.stringify(body), amount_minor: BigInt(escrow.balance_minor) })
    .where('call_id', '=', call.call_id)
    .execute()
  return body
}
