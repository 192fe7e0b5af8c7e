import type { PromotionState, PromotionType } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Promotions } from '../../../db/schema.gen.ts'
import { countRefusals } from '../person-gifts/index.ts'
import type { CountedPromotion, Promotion } from './promotion.ts'

/** How long one that is over stays on the page. */
const shownAfterEndMs = 7 * 86_400_000

export async function lockPromotion(tx: Tx, id: string): Promise<Promotion | undefined> {
  const row = await tx.selectFrom('promotions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && promotionOf(row)
}

/** Adds a promotion, or replaces the one of its id. */
export async function savePromotion(tx: Tx, promotion: Promotion): Promise<void> {
  const row = {
    promotion_type: promotion.promotionType,
    state: promotion.state,
    texts: JSON.stringify(promotion.texts),
    starts_at: promotion.startsAt,
    ends_at: promotion.endsAt,
    reward_minor: promotion.rewardMinor,
    budget_minor: promotion.budgetMinor,
    awarded_minor: promotion.awardedMinor,
    goal: promotion.goal,
    goal_minor: promotion.goalMinor,
    needs_proof: promotion.needsProof,
    try_count_max: promotion.tryCountMax,
    claim_days: promotion.claimDays,
    revision: promotion.revision,
    changed_at: promotion.changedAt,
    changed_by: promotion.changedBy,
  }
  const { id, currency, createdAt } = promotion
  await tx
    .insertInto('promotions')
    .values({ id, currency, created_at: createdAt, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

interface ShownQuery {
  currency: string
  promotionType: PromotionType | undefined
  now: Date
  pageNo: number
  pageSize: number
}

/** A page of what players see: what runs, the one that ends soonest first, then what comes, then what is over. */
export async function listShown(
  reader: Reader,
  { currency, promotionType, now, pageNo, pageSize }: ShownQuery,
): Promise<{ promotions: Promotion[]; total: number }> {
  const shown = reader
    .selectFrom('promotions')
    .where('state', '=', 'published')
    .where('currency', '=', currency)
    .where('ends_at', '>', new Date(now.getTime() - shownAfterEndMs))
    .$if(promotionType !== undefined, (rows) => rows.where('promotion_type', '=', promotionType ?? ''))
  const { rows, total } = await readPage(
    shown
      .selectAll()
      .orderBy(sql`case when ends_at <= ${now} then 2 when starts_at > ${now} then 1 else 0 end`)
      .orderBy(sql`case when starts_at > ${now} then starts_at else ends_at end`)
      .orderBy('id'),
    { pageNo, pageSize },
  )
  return { promotions: rows.map(promotionOf), total }
}

interface StaffQuery {
  state?: PromotionState | undefined
  promotionId?: string | undefined
  pageNo: number
  pageSize: number
}

/** A page for staff, newest first, with how many members are in each. */
export async function listCounted(
  reader: Reader,
  { state, promotionId, pageNo, pageSize }: StaffQuery,
): Promise<{ counted: CountedPromotion[]; total: number }> {
  const found = reader
    .selectFrom('promotions')
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? ''))
    .$if(promotionId !== undefined, (rows) => rows.where('id', '=', promotionId ?? ''))
  const { rows, total } = await readPage(
    found
      .selectAll()
      .select([
        sql<string>`(select count(*) from promotion_entries e where e.promotion_id = promotions.id)`.as('joined'),
        sql<string>`(select count(*) from promotion_entries e
        where e.promotion_id = promotions.id and e.state = 'awarded')`.as('awarded'),
        sql<string>`(select count(*) from promotion_entries e
        where e.promotion_id = promotions.id and e.state = 'applying')`.as('waiting'),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    { pageNo, pageSize },
  )
  const refused = await countRefusals(
    reader,
    'promotion',
    rows.map(({ id }) => id),
  )
  const counted = rows.map((row) => ({
    promotion: promotionOf(row),
    joinedCount: Number(row.joined),
    awardedCount: Number(row.awarded),
    waitingCount: Number(row.waiting),
    refusedCount: refused.get(row.id) ?? 0,
  }))
  return { counted, total }
}

/** @throws when it does not exist */
export async function getCounted(reader: Reader, promotionId: string): Promise<CountedPromotion> {
  const { counted } = await listCounted(reader, { promotionId, pageNo: 1, pageSize: 1 })
  const [one] = counted
  if (!one) throw new Error(`promotion ${promotionId} does not exist`)
  return one
}

const promotionOf = (row: Selectable<Promotions>): Promotion => ({
  id: row.id,
  promotionType: row.promotion_type as PromotionType,
  state: row.state as PromotionState,
  texts: row.texts as Promotion['texts'],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  currency: row.currency,
  rewardMinor: BigInt(row.reward_minor),
  budgetMinor: BigInt(row.budget_minor),
  awardedMinor: BigInt(row.awarded_minor),
  goal: row.goal as Promotion['goal'],
  goalMinor: BigInt(row.goal_minor),
  needsProof: row.needs_proof,
  tryCountMax: row.try_count_max,
  claimDays: row.claim_days,
  revision: row.revision,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})
