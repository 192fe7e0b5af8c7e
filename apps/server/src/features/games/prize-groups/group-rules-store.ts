import type { PrizeGroupRules } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

const columns = sql`
  group_max as "houseMax", player_max as "playerMax", group_default as usual, group_floor as floor, distance`

export async function readGroupRules(reader: Reader): Promise<PrizeGroupRules> {
  const { rows } = await sql<PrizeGroupRules>`select ${columns} from prize_group_rules`.execute(reader)
  return only(rows)
}

/** Until the transaction ends no account is opened and no group is set. */
export async function lockGroupRules(tx: Tx): Promise<PrizeGroupRules> {
  const { rows } = await sql<PrizeGroupRules>`select ${columns} from prize_group_rules for update`.execute(tx)
  return only(rows)
}

function only(rows: readonly PrizeGroupRules[]): PrizeGroupRules {
  const [rules] = rows
  if (!rules) throw new Error('there are no rules of prize groups')
  return rules
}

/** Groups that accounts have; without any account there are none. */
export interface TakenGroups {
  lowest: number | null
  highest: number | null
  highestPlayer: number | null
}

export async function readTakenGroups(reader: Reader): Promise<TakenGroups> {
  const { rows } = await sql<TakenGroups>`
    select min(prize_group) as lowest, max(prize_group) as highest,
      max(prize_group) filter (where type not in (1, 2, 41, 42)) as "highestPlayer"
    from members`.execute(reader)
  return rows[0] ?? { lowest: null, highest: null, highestPlayer: null }
}

interface RulesChange {
  before: PrizeGroupRules
  after: PrizeGroupRules
  at: Date
  by: string
  reason: string
}

/** Saves other rules. Bets on draws that are on sale keep the house's group of then, as those of accounts. */
export async function saveGroupRules(tx: Tx, { before, after, at, by, reason }: RulesChange): Promise<void> {
  const { houseMax, playerMax, usual, floor, distance } = after
  await tx
    .updateTable('prize_group_rules')
    .set({ group_max: houseMax, player_max: playerMax, group_default: usual, group_floor: floor, distance })
    .execute()
  if (before.houseMax === houseMax) return
  await tx
    .insertInto('prize_group_changes')
    .values({ group_before: before.houseMax, group_after: houseMax, changed_at: at, changed_by: by, reason })
    .execute()
}
