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
