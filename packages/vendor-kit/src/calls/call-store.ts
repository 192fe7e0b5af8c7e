import type { CallState, MoneyCall, TransactionState, VendorReader, VendorTx, WalletCallRow } from '../db/schema.ts'
import type { RoundHead } from './stake.ts'

/** The ids of a round's transactions follow from the round: after a crash they are known without having been stored. */
export const transactionIdOf = (call: MoneyCall, roundId: string, move = 0): string =>
  move === 0 ? `${roundId}.${call}` : `${roundId}.${call}.${move}`

interface NewCall {
  round: Pick<RoundHead, 'round_id'>
  call: MoneyCall
  move?: number
  body: object
  now: Date
  /** For a call its writer sends at once: when that attempt counts as lost. Without it the call is due now. */
  lostAt?: Date
}

/** Writes a money call in the transaction of the decision that calls for it. */
export function enqueueCall(
  tx: VendorTx,
  { round, call, move = 0, body, now, lostAt }: NewCall,
): Promise<WalletCallRow> {
  return tx
    .insertInto('wallet_calls')
    .values({
      transaction_id: transactionIdOf(call, round.round_id, move),
      round_id: round.round_id,
      move,
      call,
      body: JSON.stringify(body),
      attempts: lostAt ? 1 : 0,
      first_at: now,
      next_at: lostAt ?? now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findCall = (reader: VendorReader, transactionId: string): Promise<WalletCallRow | undefined> =>
  reader.selectFrom('wallet_calls').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst()

/** Ends a pending call. False when somebody else ended it first. */
export async function endCall(
  tx: VendorTx,
  transactionId: string,
  end: { state: Exclude<CallState, 'pending'>; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wallet_calls')
    .set({ state: end.state, last_code: end.code, done_at: end.state === 'done' ? end.now : null })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Moves the next attempt, or the moment the present one counts as lost. */
export async function postponeCall(
  reader: VendorReader,
  transactionId: string,
  nextAt: Date,
  code?: string,
): Promise<void> {
  await reader
    .updateTable('wallet_calls')
    .set({ next_at: nextAt, ...(code === undefined ? {} : { last_code: code }) })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'pending')
    .execute()
}

/** Takes calls that are due; each is this process's until `lostAt`. */
export function claimDueCalls(reader: VendorReader, now: Date, lostAt: Date, limit: number): Promise<WalletCallRow[]> {
  const due = reader
    .selectFrom('wallet_calls')
    .select('transaction_id')
    .where('state', '=', 'pending')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return reader
    .updateTable('wallet_calls')
    .set((eb) => ({ next_at: lostAt, attempts: eb('attempts', '+', 1) }))
    .where('transaction_id', 'in', due)
    .returningAll()
    .execute()
}

interface FeedEntry {
  round: Pick<RoundHead, 'round_id'>
  call: MoneyCall
  move?: number
  state: TransactionState
  /** Below zero only where a correction takes back. */
  amountMinor: bigint
  /** What a correction corrects. */
  originalId?: string
  now: Date
}

/** Appends a transaction with a known end to the reconciliation feed. */
export async function recordTransaction(
  tx: VendorTx,
  { round, call, move = 0, state, amountMinor, originalId, now }: FeedEntry,
): Promise<void> {
  await tx
    .insertInto('transactions')
    .values({
      transaction_id: transactionIdOf(call, round.round_id, move),
      round_id: round.round_id,
      call,
      state,
      original_transaction_id:
        originalId ?? (call === 'rollback' ? transactionIdOf('bet', round.round_id, move) : null),
      amount_minor: amountMinor,
      at: now,
    })
    .execute()
}

/** Whether the feed has told this transaction already. */
export async function isRecorded(tx: VendorTx, transactionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('transactions')
    .select('seq')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a stake of the failed round is not yet refunded, as far as the studio knows. */
export async function owesRollback(reader: VendorReader, roundId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('wallet_calls')
    .select('transaction_id')
    .where('round_id', '=', roundId)
    .where('call', '=', 'rollback')
    .where('state', 'in', ['pending', 'exception'])
    .executeTakeFirst()
  return row !== undefined
}
