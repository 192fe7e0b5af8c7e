import type { Reader, Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'

/** The name by which this vendor knows the member; made at the first launch. */
export async function ensurePlayer(tx: Tx, vendorId: string, memberId: string): Promise<string> {
  await tx
    .insertInto('vendor_players')
    .values({ player_id: newId('ply'), vendor_id: vendorId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'member_id']).doNothing())
    .execute()
  const row = await tx
    .selectFrom('vendor_players')
    .select('player_id')
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.player_id
}

/** The same; undefined for somebody who never was at the vendor. */
export async function findPlayer(reader: Reader, vendorId: string, memberId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('vendor_players')
    .select('player_id')
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.player_id
}
