import type { Reader, Tx } from '../../../../db/db.ts'
import type { FreeRounds } from './vendor-win.ts'

export async function findFreeRounds(
  reader: Reader,
  vendorId: string,
  freeRoundsId: string,
): Promise<FreeRounds | undefined> {
  const row = await reader
    .selectFrom('free_rounds')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('free_rounds_id', '=', freeRoundsId)
    .executeTakeFirst()
  return (
    row && {
      freeRoundsId: row.free_rounds_id,
      playerId: row.player_id,
      gameCodes: row.game_codes,
      currency: row.currency,
      quantity: row.quantity,
      remaining: row.remaining,
      stakeMinor: BigInt(row.stake_minor),
      winMinorMax: BigInt(row.win_minor_max),
      wonMinor: BigInt(row.won_minor),
      startBefore: row.start_before,
      consumeBefore: row.consume_before,
      cancelledAt: row.cancelled_at,
    }
  )
}

/** False when the id is taken: granting again grants nothing. */
export async function saveFreeRounds(tx: Tx, vendorId: string, grant: FreeRounds, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('free_rounds')
    .values({
      vendor_id: vendorId,
      free_rounds_id: grant.freeRoundsId,
      player_id: grant.playerId,
      game_codes: grant.gameCodes,
      currency: grant.currency,
      quantity: grant.quantity,
      remaining: grant.remaining,
      stake_minor: grant.stakeMinor.toString(),
      win_minor_max: grant.winMinorMax.toString(),
      start_before: grant.startBefore,
      consume_before: grant.consumeBefore,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Adds a win; rounds that came in another order never raise what is left. */
export async function addFreeRoundWin(
  tx: Tx,
  vendorId: string,
  { freeRoundsId, paidMinor, remaining }: { freeRoundsId: string; paidMinor: bigint; remaining: number },
): Promise<void> {
  await tx
    .updateTable('free_rounds')
    .set((row) => ({
      won_minor: row('won_minor', '+', paidMinor.toString()),
      remaining: row.fn<number>('least', ['remaining', row.val(remaining)]),
    }))
    .where('vendor_id', '=', vendorId)
    .where('free_rounds_id', '=', freeRoundsId)
    .execute()
}

/** Takes what is left of a grant back; false when nothing was left. */
export async function saveFreeRoundsCancelled(
  tx: Tx,
  vendorId: string,
  freeRoundsId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('free_rounds')
    .set({ cancelled_at: now })
    .where('vendor_id', '=', vendorId)
    .where('free_rounds_id', '=', freeRoundsId)
    .where('remaining', '>', 0)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
