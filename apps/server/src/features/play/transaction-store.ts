import type { PswCode } from '@fairground/contract/psw'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { PswTransaction, TransactionState } from './transaction.ts'

export async function findTransaction(
  reader: Reader,
  vendorId: string,
  transactionId: string,
): Promise<PswTransaction | undefined> {
  const row = await reader
    .selectFrom('psw_transactions')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return row && toTransaction(row)
}

export async function saveTransaction(tx: Tx, transaction: PswTransaction, now: Date): Promise<void> {
  await tx
    .insertInto('psw_transactions')
    .values({
      vendor_id: transaction.vendorId,
      transaction_id: transaction.transactionId,
      call: transaction.call,
      request_hash: transaction.requestHash,
      state: transaction.state,
      code: transaction.code,
      player_id: transaction.playerId,
      round_id: transaction.roundId,
      game_code: transaction.gameCode,
      amount_minor: transaction.amountMinor?.toString() ?? null,
      currency: transaction.currency,
      original_transaction_id: transaction.originalTransactionId,
      portal_transaction_id: transaction.portalTransactionId,
      created_at: now,
    })
    .execute()
}

export async function markRolledBack(tx: Tx, vendorId: string, transactionId: string): Promise<void> {
  await tx
    .updateTable('psw_transactions')
    .set({ state: 'ROLLED_BACK' })
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'APPLIED')
    .execute()
}

type Row = Selectable<DB['psw_transactions']>

const toTransaction = (row: Row): PswTransaction => ({
  vendorId: row.vendor_id,
  transactionId: row.transaction_id,
  call: row.call as PswTransaction['call'],
  requestHash: row.request_hash,
  state: row.state as TransactionState,
  code: row.code as PswCode,
  playerId: row.player_id,
  roundId: row.round_id,
  gameCode: row.game_code,
  amountMinor: row.amount_minor === null ? null : BigInt(row.amount_minor),
  currency: row.currency,
  originalTransactionId: row.original_transaction_id,
  portalTransactionId: row.portal_transaction_id,
})
