import { isAgentType } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** What an account has, and the most that it may give to whoever is directly below. */
interface RoomBelow {
  group: number
  floor: number
  memberMax: number
  agentMax: number
  /** Of accounts for whom none is named. */
  usual: number
}

export async function readRoomBelow(reader: Reader, memberId: string): Promise<RoomBelow> {
  const { rows } = await sql<RoomBelow>`
    select m.prize_group as "group", r.group_floor as floor,
      least(r.player_max, prize_group_below(m, r)) as "memberMax",
      least(r.group_max, prize_group_below(m, r)) as "agentMax", r.group_default as usual
    from members m cross join prize_group_rules r where m.id = ${memberId}`.execute(reader)
  if (!rows[0]) throw new Error(`there is no member ${memberId}`)
  return rows[0]
}

/** Between which groups an account may be set. */
export interface GroupBounds {
  group: number
  least: number
  most: number
}

interface BoundsRow {
  group: number
  type: number
  floor: number
  distance: number
  most: number
  child_max: number | null
}

/** From the highest group directly below to what the account above leaves; undefined for an unknown account. */
export async function findGroupBounds(reader: Reader, memberId: string): Promise<GroupBounds | undefined> {
  const { rows } = await sql<BoundsRow>`
    select m.prize_group as "group", m.type, r.group_floor as floor, r.distance,
      least(case when m.type in (1, 2, 41, 42) then r.group_max else r.player_max end,
        coalesce(prize_group_below(p, r), r.group_max)) as most,
      (select max(c.prize_group) from members c where c.recommender_id = m.id) as child_max
    from members m cross join prize_group_rules r left join members p on p.id = m.recommender_id
    where m.id = ${memberId}`.execute(reader)
  const [row] = rows
  if (!row) return undefined
  const kept = row.child_max === null ? row.floor : row.child_max + (isAgentType(row.type) ? row.distance : 0)
  return { group: row.group, least: Math.max(row.floor, kept), most: row.most }
}
