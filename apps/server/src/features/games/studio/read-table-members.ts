import type { Reader } from '../../../db/db.ts'
import { houseVendorId } from '../catalogue/index.ts'

interface TableMember {
  memberId: string
  account: string
}

/** Who the studio's players are, by the studio's ids. */
export async function readTableMembers(
  reader: Reader,
  playerIds: readonly string[],
): Promise<Map<string, TableMember>> {
  if (playerIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('vendor_players as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.player_id', 'm.id', 'm.account'])
    .where('p.vendor_id', '=', houseVendorId)
    .where('p.player_id', 'in', playerIds)
    .execute()
  return new Map(rows.map(({ player_id, id, account }) => [player_id, { memberId: id, account }]))
}
