import { sql } from 'kysely'
import type { EscrowCallRow, EscrowCallsTable, EscrowReader, EscrowTx } from './escrow-schema.ts'

interface NewEscrowCall {
  call: EscrowCallsTable['call']
  transactionId: string
  tableId: string
  escrowId?: string
  handSeq?: bigint
  amountMinor?: bigint
  /** A close has none yet. */
  body?: object
  now: Date
  /** For a call its writer sends at once: when that attempt counts as lost. Without it the call is due now. */
  lostAt?: Date
}

/** Writes an owed call in the transaction of the decision that calls for it. */
export async function newEscrowCall(
  tx: EscrowTx,
  { call, transactionId, tableId, escrowId, handSeq, amountMinor, body, now, lostAt }: NewEscrowCall,
): Promise<void> {
  await tx
    .insertInto('escrow_calls')
    .values({
      ...{ transaction_id: transactionId, call, table_id: tableId },
      ...{ escrow_id: escrowId ?? null, hand_seq: handSeq ?? null, amount_minor: amountMinor ?? null },
      body: body === undefined ? null : JSON.stringify(body),
      ...{ attempts: lostAt ? 1 : 0, first_at: now, next_at: lostAt ?? now, last_code: null, done_at: null },
    })
    .execute()
}

/** Ends a pending call. False when somebody else ended it first. */
export async function endEscrowCall(
  tx: EscrowTx,
  transactionId: string,
  { state, code, now }: { state: 'done' | 'exception'; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('escrow_calls')
    .set({ state, last_code: code, done_at: state === 'done' ? now : null })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function postponeEscrowCall(
  reader: EscrowReader,
  transactionId: string,
  nextAt: Date,
  code?: string,
): Promise<void> {
  await reader
    .updateTable('escrow_calls')
    .set({ next_at: nextAt, ...(code === undefined ? {} : { last_code: code }) })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'pending')
    .execute()
}

/** Chips for money that the wallet has taken; @returns what the seat holds. */
export async function creditSeat(tx: EscrowTx, escrowId: string, amountMinor: bigint): Promise<bigint> {
  const { balance_minor } = await tx
    .updateTable('escrows')
    .set({
      balance_minor: sql`balance_minor + ${amountMinor}`,
      state: sql`case when state = 'opening' then 'open' else state end`,
    })
    .where('escrow_id', '=', escrowId)
    .returning('balance_minor')
    .executeTakeFirstOrThrow()
  return BigInt(balance_minor)
}

/** Nobody knows whether the wallet took it: the seat gets no chips, and a rollback is owed from this commit on. */
export async function cancelBuyIn(tx: EscrowTx, transactionId: string, now: Date): Promise<void> {
  if (!(await endEscrowCall(tx, transactionId, { state: 'done', code: 'UNKNOWN', now }))) return
  const bought = await tx
    .selectFrom('escrow_calls')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  const { playerId, amount } = JSON.parse(bought.body ?? '{}') as { playerId: string; amount: string }
  await newEscrowCall(tx, {
    ...{ call: 'rollback', transactionId: `${transactionId}.rollback`, tableId: bought.table_id, now },
    ...{ escrowId: bought.escrow_id ?? '', amountMinor: BigInt(amount) },
    body: {
      ...{ playerId, transactionId: `${transactionId}.rollback`, originalTransactionId: transactionId, amount },
      ...{ roundId: bought.escrow_id, reason: 'the outcome of the buy-in is unknown' },
    },
  })
}

/**
 * Takes calls that are due; each is this process's until `lostAt`. Hands go in the order of their table; a close goes
 * after the hands that named its seat and after whatever the seat still waits for.
 */
export function claimDueEscrowCalls(
  reader: EscrowReader,
  now: Date,
  lostAt: Date,
  limit: number,
): Promise<EscrowCallRow[]> {
  const due = reader
    .selectFrom('escrow_calls as due')
    .select('transaction_id')
    .where('state', '=', 'pending')
    .where('next_at', '<=', now)
    .where(
      sql<boolean>`(call <> 'hand' or not exists (
        select from escrow_calls ahead where ahead.table_id = due.table_id and ahead.hand_seq < due.hand_seq
        and ahead.state in ('pending', 'exception')))`,
    )
    .where(
      sql<boolean>`(call <> 'close' or not exists (
        select from escrow_calls ahead join escrows on escrows.escrow_id = due.escrow_id
        where ahead.state in ('pending', 'exception') and ((ahead.table_id = due.table_id
          and ahead.hand_seq <= escrows.last_hand_seq)
          or (ahead.escrow_id = due.escrow_id and ahead.call <> 'close'))))`,
    )
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return reader
    .updateTable('escrow_calls')
    .set((eb) => ({ next_at: lostAt, attempts: eb('attempts', '+', 1) }))
    .where('transaction_id', 'in', due)
    .returningAll()
    .execute()
}
