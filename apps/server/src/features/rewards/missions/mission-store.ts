import type { PromotionState } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Missions } from '../../../db/schema.gen.ts'
import { countRefusals } from '../person-gifts/index.ts'
import type { CountedMission, Mission } from './mission.ts'

/** How many a player sees at once. */
const shownMax = 60

export async function lockMission(tx: Tx, id: string): Promise<Mission | undefined> {
  const row = await tx.selectFrom('missions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && missionOf(row)
}

/** Adds a mission, or replaces the one of its id. */
export async function saveMission(tx: Tx, mission: Mission): Promise<void> {
  const row = {
    state: mission.state,
    texts: JSON.stringify(mission.texts),
    cycle: mission.cycle,
    goal: mission.goal,
    game_type: mission.gameType ?? null,
    target: mission.target,
    starts_at: mission.startsAt,
    ends_at: mission.endsAt,
    reward_minor: mission.rewardMinor,
    budget_minor: mission.budgetMinor,
    member_max_minor: mission.memberMaxMinor,
    awarded_minor: mission.awardedMinor,
    revision: mission.revision,
    changed_at: mission.changedAt,
    changed_by: mission.changedBy,
  }
  const { id, currency, createdAt } = mission
  await tx
    .insertInto('missions')
    .values({ id, currency, created_at: createdAt, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** What players see: daily ones first, then weekly, then those that are done once; what comes stands last. */
export async function listShown(reader: Reader, currency: string, now: Date): Promise<Mission[]> {
  const rows = await reader
    .selectFrom('missions')
    .selectAll()
    .where('state', '=', 'published')
    .where('currency', '=', currency)
    .where('ends_at', '>', now)
    .orderBy(sql`starts_at > ${now}`)
    .orderBy(sql`array_position(array['daily', 'weekly', 'once'], cycle)`)
    .orderBy('reward_minor')
    .orderBy('id')
    .limit(shownMax)
    .execute()
  return rows.map(missionOf)
}

interface StaffQuery {
  state?: PromotionState | undefined
  missionId?: string | undefined
  pageNo: number
  pageSize: number
}

/** A page for staff, newest first, with how often each was collected, and by how many. */
export async function listCounted(
  reader: Reader,
  { state, missionId, pageNo, pageSize }: StaffQuery,
): Promise<{ counted: CountedMission[]; total: number }> {
  const found = reader
    .selectFrom('missions')
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? ''))
    .$if(missionId !== undefined, (rows) => rows.where('id', '=', missionId ?? ''))
  const { rows, total } = await readPage(
    found
      .selectAll()
      .select([
        sql<string>`(select count(*) from mission_claims c where c.mission_id = missions.id)`.as('claims'),
        sql<string>`(select count(distinct c.member_id) from mission_claims c where c.mission_id = missions.id)`.as(
          'members',
        ),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    { pageNo, pageSize },
  )
  const refused = await countRefusals(
    reader,
    'mission',
    rows.map(({ id }) => id),
  )
  const counted = rows.map((row) => ({
    mission: missionOf(row),
    claimCount: Number(row.claims),
    memberCount: Number(row.members),
    refusedCount: refused.get(row.id) ?? 0,
  }))
  return { counted, total }
}

/** @throws when it does not exist */
export async function getCounted(reader: Reader, missionId: string): Promise<CountedMission> {
  const [one] = (await listCounted(reader, { missionId, pageNo: 1, pageSize: 1 })).counted
  if (!one) throw new Error(`mission ${missionId} does not exist`)
  return one
}

const missionOf = (row: Selectable<Missions>): Mission => ({
  id: row.id,
  state: row.state as PromotionState,
  texts: row.texts as Mission['texts'],
  cycle: row.cycle as Mission['cycle'],
  goal: row.goal as Mission['goal'],
  gameType: (row.game_type ?? undefined) as Mission['gameType'],
  target: BigInt(row.target),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  currency: row.currency,
  rewardMinor: BigInt(row.reward_minor),
  budgetMinor: BigInt(row.budget_minor),
  memberMaxMinor: BigInt(row.member_max_minor),
  awardedMinor: BigInt(row.awarded_minor),
  revision: row.revision,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})
