import type { Reader, Tx } from '../../../db/db.ts'

/** What the operator says of a game: whether it can be played. */
export async function openGame(tx: Tx, vendorId: string, gameCode: string, isOpen: boolean): Promise<void> {
  await tx
    .updateTable('games')
    .set({ is_enabled: isOpen })
    .where('vendor_id', '=', vendorId)
    .where('game_code', '=', gameCode)
    .execute()
}

/** Since when and why no round of a game begins; null: they begin. */
export async function saveStopped(
  tx: Tx,
  nodeId: string,
  stopped: { at: Date; reason: string } | null,
): Promise<'changed' | 'same' | 'unknown'> {
  const before = await tx
    .selectFrom('games')
    .select('stopped_at')
    .where('node_id', '=', nodeId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return 'unknown'
  if ((before.stopped_at === null) === (stopped === null)) return 'same'
  await tx
    .updateTable('games')
    .set({ stopped_at: stopped?.at ?? null, stopped_reason: stopped?.reason ?? null })
    .where('node_id', '=', nodeId)
    .execute()
  return 'changed'
}

/** A game as those see it who watch what it returns. */
export const findWatchedGame = (reader: Reader, nodeId: string) =>
  reader
    .selectFrom('games')
    .select(['node_id', 'vendor_id', 'game_code', 'model_id', 'jackpot_ids', 'names', 'own_names', 'tile_key'])
    .select(['stopped_at', 'stopped_reason'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
