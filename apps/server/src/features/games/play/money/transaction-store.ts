import type { PswCode } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { DB } from '../../../../db/schema.gen.ts'
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

/** Which of the ids were decided before. */
export async function listKnownIds(reader: Reader, vendorId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('psw_transactions')
    .select('transaction_id')
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.transaction_id))
}

/** Takes `transactionValues` as $1 … $14; $14 is the time. */
export const insertTransactionsText = `
  insert into psw_transactions (vendor_id, transaction_id, call, request_hash, state, code, player_id, round_id,
    game_code, amount_minor, currency, original_transaction_id, portal_transaction_id, created_at)
  select i.vendor_id, i.transaction_id, i.call, i.request_hash, i.state, i.code, i.player_id, i.round_id,
    i.game_code, i.amount_minor, i.currency, i.original_id, i.portal_id, $14::timestamptz
  from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[])
    i (vendor_id, transaction_id, call, request_hash, state, code, player_id, round_id, game_code, amount_minor,
      currency, original_id, portal_id)
  order by i.transaction_id, i.vendor_id`

const insertTransactions = prepareStatement(insertTransactionsText)

/** Remembers for ever. @throws for an id that is remembered already */
export async function saveTransactions(tx: Tx, transactions: readonly PswTransaction[], now: Date): Promise<void> {
  await insertTransactions(tx, transactionValues(transactions, now))
}

export function transactionValues(transactions: readonly PswTransaction[], now: Date): unknown[] {
  return [
    transactions.map(({ vendorId }) => vendorId),
    transactions.map(({ transactionId }) => transactionId),
    transactions.map(({ call }) => call),
    transactions.map((transaction) => transaction.requestHash),
    transactions.map(({ state }) => state),
    transactions.map(({ code }) => code),
    transactions.map(({ playerId }) => playerId),
    transactions.map(({ roundId }) => roundId),
    transactions.map(({ gameCode }) => gameCode),
    transactions.map(({ amountMinor }) => amountMinor),
    transactions.map(({ currency }) => currency),
    transactions.map(({ originalTransactionId }) => originalTransactionId),
    transactions.map(({ portalTransactionId }) => portalTransactionId),
    now,
  ]
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

/** Makes a transaction of a test player, and its round, older; false when it is none of his. */
export async function saveTransactionAge(
  tx: Tx,
  { vendorId, playerId }: { vendorId: string; playerId: string },
  { transactionId, days }: { transactionId: string; days: number },
): Promise<boolean> {
  const older = (column: 'created_at' | 'opened_at') => sql<Date>`${sql.ref(column)} - ${days} * interval '1 day'`
  const row = await tx
    .updateTable('psw_transactions')
    .set({ created_at: older('created_at') })
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .where('player_id', '=', playerId)
    .returning('round_id')
    .executeTakeFirst()
  if (row?.round_id)
    await tx
      .updateTable('game_rounds')
      .set({ opened_at: older('opened_at') })
      .where('vendor_id', '=', vendorId)
      .where('round_id', '=', row.round_id)
      .execute()
  return row !== undefined
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
  isReported: row.ends_round !== null,
})

/** What was held is applied now, and comes in the feed once more. */
export async function saveUnheld(
  tx: Tx,
  {
    vendorId,
    transactionId,
    portalTransactionId,
    now,
  }: {
    vendorId: string
    transactionId: string
    portalTransactionId: string
    now: Date
  },
): Promise<void> {
  await tx
    .updateTable('psw_transactions')
    .set({ state: 'APPLIED', portal_transaction_id: portalTransactionId, created_at: now })
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'HELD')
    .execute()
}

/** Refused for good by staff; listed in the feed again. */
export async function saveHeldRefused(
  tx: Tx,
  { vendorId, transactionId, code, now }: { vendorId: string; transactionId: string; code: PswCode; now: Date },
): Promise<void> {
  await tx
    .updateTable('psw_transactions')
    .set({ state: 'REJECTED', code, created_at: now })
    .where('vendor_id', '=', vendorId)
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'HELD')
    .execute()
}
