import type { Session } from '@fairground/vendor-kit'
import type { FreeRoundsRow, Reader, Tx } from '../db/schema.ts'

export const findFreeRounds = (reader: Reader, freeRoundsId: string): Promise<FreeRoundsRow | undefined> =>
  reader.selectFrom('free_rounds').selectAll().where('free_rounds_id', '=', freeRoundsId).executeTakeFirst()

/** The same, and nobody else takes from it until the transaction ends. */
export const lockFreeRounds = (tx: Tx, freeRoundsId: string): Promise<FreeRoundsRow | undefined> =>
  tx.selectFrom('free_rounds').selectAll().where('free_rounds_id', '=', freeRoundsId).forUpdate().executeTakeFirst()

/** False when there is one of that id. */
export async function saveFreeRounds(tx: Tx, grant: FreeRoundsRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('free_rounds')
    .values({
      ...grant,
      stake_minor: BigInt(grant.stake_minor),
      win_minor_max: BigInt(grant.win_minor_max),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function saveRemaining(tx: Tx, freeRoundsId: string, remaining: number): Promise<void> {
  await tx.updateTable('free_rounds').set({ remaining }).where('free_rounds_id', '=', freeRoundsId).execute()
}

export async function saveCancelled(tx: Tx, freeRoundsId: string, count: number, now: Date): Promise<void> {
  await tx
    .updateTable('free_rounds')
    .set({ remaining: 0, cancelled_at: now, cancelled_count: count })
    .where('free_rounds_id', '=', freeRoundsId)
    .execute()
}

/** What the player of a session may play for nothing now: the grant that ends first. */
export const findPlayable = (reader: Reader, session: Session, now: Date): Promise<FreeRoundsRow | undefined> =>
  reader
    .selectFrom('free_rounds')
    .selectAll()
    .where('player_id', '=', session.playerId)
    .where('currency', '=', session.currency)
    .where('remaining', '>', 0)
    .where('start_before', '>', now)
    .where((eb) => eb(eb.val(session.gameId), '=', eb.fn.any('game_ids')))
    .orderBy('start_before')
    .orderBy('free_rounds_id')
    .limit(1)
    .executeTakeFirst()
