import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { findVendorRules } from '../catalogue/index.ts'

/** An account of a line, and the group that it may give away, in 1/2000 of a stake. */
export interface LineMember {
  memberId: string
  prizeGroup: number
}

export interface PrizeLine {
  /** From the top down to the player. */
  members: readonly LineMember[]
  /** Of the house, which stands above a top whose group is below its own. */
  houseGroup: number
  floor: number
}

/**
 * The line of an account: each with the highest group it has had since that moment. Whoever is lowered keeps what he had
 * for what was on sale by then, and nobody is ever above his parent.
 */
export async function readPrizeLine(reader: Reader, memberId: string, since: Date): Promise<PrizeLine> {
  const { rows: members } = await sql<LineMember>`
    select member_id as "memberId", prize_group as "prizeGroup" from prize_line(${memberId}, ${since})`.execute(reader)
  const { rows } = await sql<{ house_group: number; floor: number }>`
    select prize_group_since(null, group_max, ${since}) as house_group, group_floor as floor
    from prize_group_rules`.execute(reader)
  const [rules] = rows
  if (!rules || members.length === 0) throw new Error(`there is no line of ${memberId}`)
  return { members, houseGroup: rules.house_group, floor: rules.floor }
}

/** What a vendor is told of its player: from the lowest group to his own. */
interface OwnGroups {
  group: number
  floor: number
}

async function readOwnGroups(reader: Reader, memberId: string, now: Date): Promise<OwnGroups> {
  const { members, floor } = await readPrizeLine(reader, memberId, now)
  return { group: members.at(-1)?.prizeGroup ?? floor, floor }
}

/** What a session says of groups: nothing to vendors without the right, and nothing where no real money is played for. */
export async function pointsOfSession(
  context: AppContext,
  vendorId: string,
  { memberId, mode }: { memberId: string; mode: string },
): Promise<OwnGroups | undefined> {
  if (mode !== 'real' || !(await findVendorRules(context, vendorId)).namesGroups) return undefined
  return readOwnGroups(context.db, memberId, context.clock.now())
}
