import { prepareStatement } from '@fairground/postgres'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import type { Round } from './round.ts'

export async function findRound(reader: Reader, vendorId: string, roundId: string): Promise<Round | undefined> {
  const row = await reader
    .selectFrom('game_rounds')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  return (
    row && {
      vendorId: row.vendor_id,
      roundId: row.round_id,
      playerId: row.player_id,
      gameCode: row.game_code,
      currency: row.currency,
      state: row.state as Round['state'],
      stakesMinor: BigInt(row.stakes_minor),
      payoutsMinor: BigInt(row.payouts_minor),
      rollbacksMinor: BigInt(row.rollbacks_minor),
      winCount: row.win_count,
    }
  )
}

const insertApplied = prepareStatement(`
  with round as (
    insert into game_rounds as r (vendor_id, round_id, member_id, player_id, game_code, currency,
      stakes_minor, payouts_minor, win_count, state, opened_at, closed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::timestamptz, case when $10 = 'closed' then $11::timestamptz end)
    on conflict (vendor_id, round_id) do update set
      stakes_minor = r.stakes_minor + excluded.stakes_minor, payouts_minor = r.payouts_minor + excluded.payouts_minor,
      win_count = r.win_count + excluded.win_count, state = excluded.state, closed_at = excluded.closed_at
    where r.state = 'open' and (r.player_id, r.currency) = (excluded.player_id, excluded.currency)
    returning 1
  )
  insert into psw_transactions (vendor_id, transaction_id, call, request_hash, state, code, player_id, round_id,
    game_code, amount_minor, currency, portal_transaction_id, created_at)
  select $1, t.id, t.call, $12::bytea, 'APPLIED', 'OK', $4, $2, $5, t.amount, $6, t.portal_id, $11::timestamptz
  from round, unnest($13::text[], $14::text[], $15::bigint[], $16::text[]) as t (id, call, amount, portal_id)`)

/** A bet or a win whose money has moved. */
export interface AppliedMove {
  call: 'bet' | 'win'
  transactionId: string
  amountMinor: bigint
  /** Null where nothing had to move: a win of zero. */
  portalTransactionId: string | null
}

interface Applied {
  vendorId: string
  roundId: string
  memberId: string
  playerId: string
  gameCode: string
  currency: string
  requestHash: Buffer
  isRoundClosed: boolean
  now: Date
}

/**
 * Remembers what was applied and adds it to its round, which the first stake opens.
 * @throws when the round became another player's or closed since it was read, which undoes the whole call
 */
export async function saveApplied(tx: Tx, applied: Applied, moves: readonly AppliedMove[]): Promise<void> {
  const { vendorId, roundId, memberId, playerId, gameCode, currency, requestHash, isRoundClosed, now } = applied
  const sumOf = (call: AppliedMove['call']) =>
    moves.reduce((sum, move) => (move.call === call ? sum + move.amountMinor : sum), 0n)
  const { numAffectedRows } = await insertApplied(tx, [
    ...[vendorId, roundId, memberId, playerId, gameCode, currency],
    ...[sumOf('bet'), sumOf('win'), moves.filter(({ call }) => call === 'win').length],
    ...[isRoundClosed ? 'closed' : 'open', now, requestHash],
    moves.map(({ transactionId }) => transactionId),
    moves.map(({ call }) => call),
    moves.map(({ amountMinor }) => amountMinor),
    moves.map(({ portalTransactionId }) => portalTransactionId),
  ])
  if (numAffectedRows !== BigInt(moves.length)) throw new Error(`round ${vendorId}:${roundId} changed under the lock`)
}

/** Takes a stake out of the round; with the last one the round is void. */
export async function addRollback(
  tx: Tx,
  { vendorId, roundId, amountMinor, now }: { vendorId: string; roundId: string; amountMinor: bigint; now: Date },
): Promise<void> {
  const amount = amountMinor.toString()
  const isAll = sql<boolean>`rollbacks_minor + ${amount}::bigint = stakes_minor`
  await roundUpdate(tx, vendorId, roundId)
    .set({
      rollbacks_minor: sql`rollbacks_minor + ${amount}::bigint`,
      state: sql`case when ${isAll} then 'void' else state end`,
      closed_at: sql`case when ${isAll} then coalesce(closed_at, ${now}::timestamptz) else closed_at end`,
    })
    .execute()
}

export async function closeRound(tx: Tx, vendorId: string, roundId: string, now: Date): Promise<void> {
  await roundUpdate(tx, vendorId, roundId).set({ state: 'closed', closed_at: now }).execute()
}

const roundUpdate = (tx: Tx, vendorId: string, roundId: string) =>
  tx.updateTable('game_rounds').where('vendor_id', '=', vendorId).where('round_id', '=', roundId)
