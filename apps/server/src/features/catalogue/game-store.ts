import type { Tx } from '../../db/db.ts'

/** What the operator says of a game: whether it can be played. */
export async function openGame(tx: Tx, vendorId: string, gameCode: string, isOpen: boolean): Promise<void> {
  await tx
    .updateTable('games')
    .set({ is_enabled: isOpen })
    .where('vendor_id', '=', vendorId)
    .where('game_code', '=', gameCode)
    .execute()
}
