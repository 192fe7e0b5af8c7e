import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export type PersonGiftSource = 'promotion' | 'mission' | 'raffle' | 'referral' | 'vendor'

export interface GiftPlace {
  source: PersonGiftSource
  campaignId: string
  memberId: string
  /** First day of it; empty where a campaign has but one. */
  period: string
}

export interface GiftStanding {
  /** Taken of the whole campaign: by all accounts with a card, browser or number of this one. */
  personMinor: bigint
  /** By those at the same address as well. */
  alikeMinor: bigint
  /** Another account that seems to be the same person, and had it before in this period. */
  before: { memberId: string; trait: string } | undefined
  /** Nothing is given to who may be in trouble with play. */
  isStopped: boolean
}

interface Row {
  person_minor: string
  alike_minor: string
  alike_member_id: string | null
  alike_trait: string | null
  is_stopped: boolean
}

export async function readStanding(
  reader: Reader,
  { source, campaignId, memberId, period }: GiftPlace,
): Promise<GiftStanding> {
  const { rows } = await sql<Row>`
    select person_minor, alike_minor, alike_member_id, alike_trait,
      exists (select from risk_members r where r.member_id = ${memberId} and r.bonus_stopped_at is not null) as is_stopped
    from gift_standing(${memberId}, ${source}, ${campaignId}, ${period})`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('a standing has one row')
  return {
    personMinor: BigInt(row.person_minor),
    alikeMinor: BigInt(row.alike_minor),
    before: row.alike_member_id ? { memberId: row.alike_member_id, trait: row.alike_trait ?? '' } : undefined,
    isStopped: row.is_stopped,
  }
}

/** One taking of a campaign after the other, whoever takes. */
export const lockCampaignGifts = (tx: Tx, { source, campaignId }: GiftPlace): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`gift:${source}:${campaignId}`}, 0))`.execute(tx)

export async function addTaking(
  tx: Tx,
  { source, campaignId, memberId, period }: GiftPlace,
  { amountMinor, at }: { amountMinor: bigint; at: Date },
): Promise<void> {
  await sql`
    insert into gift_takings as g (source, campaign_id, member_id, period, amount_minor, first_at)
    values (${source}, ${campaignId}, ${memberId}, ${period}, ${amountMinor}, ${at})
    on conflict (source, campaign_id, member_id, period)
      do update set amount_minor = g.amount_minor + excluded.amount_minor`.execute(tx)
}

/** False when it was kept before. */
export async function addRefusal(
  tx: Tx,
  { source, campaignId, memberId }: GiftPlace,
  before: NonNullable<GiftStanding['before']>,
  at: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('gift_refusals')
    .values({
      ...{ source, campaign_id: campaignId, member_id: memberId, refused_at: at },
      ...{ alike_member_id: before.memberId, trait: before.trait },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** How many were refused each of these campaigns because the same person had it. */
export async function countRefusals(
  reader: Reader,
  source: PersonGiftSource,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('gift_refusals')
    .select((eb) => ['campaign_id', eb.fn.countAll<string>().as('count')])
    .where('source', '=', source)
    .where(sql<boolean>`campaign_id = any(${campaignIds}::text[])`)
    .groupBy('campaign_id')
    .execute()
  return new Map(rows.map((row) => [row.campaign_id, Number(row.count)]))
}
