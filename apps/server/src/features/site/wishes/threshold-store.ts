import type { ThresholdTopic } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export interface StoredThreshold {
  topic: ThresholdTopic
  currency: string
  amountMinor: bigint
  changedAt: Date
}

export async function listThresholds(reader: Reader): Promise<StoredThreshold[]> {
  const rows = await reader.selectFrom('approval_thresholds').selectAll().orderBy('topic').orderBy('currency').execute()
  return rows.map((row) => ({
    topic: row.topic as ThresholdTopic,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    changedAt: row.changed_at,
  }))
}

/** What one person may give alone within 24 hours; 0 where nothing is said. */
export async function findThreshold(reader: Reader, topic: ThresholdTopic, currency: string): Promise<bigint> {
  const row = await reader
    .selectFrom('approval_thresholds')
    .select('amount_minor')
    .where('topic', '=', topic)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return BigInt(row?.amount_minor ?? 0)
}

export async function saveThreshold(tx: Tx, { topic, currency, amountMinor, changedAt }: StoredThreshold) {
  const set = { amount_minor: amountMinor.toString(), changed_at: changedAt }
  await tx
    .insertInto('approval_thresholds')
    .values({ topic, currency, ...set })
    .onConflict((conflict) => conflict.columns(['topic', 'currency']).doUpdateSet(set))
    .execute()
}

interface LoneGift {
  staffId: string
  topic: ThresholdTopic
  currency: string
  amountMinor: bigint
  subject: string
  at: Date
}

/** One gift of a topic after the other, so that none is counted twice or not at all. */
export const lockLoneGifts = (tx: Tx, { topic }: Pick<LoneGift, 'topic'>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lone-gift:${topic}`}, 0))`.execute(tx)

/** What this person gave alone since a moment, by whatever account. */
export async function sumLoneGifts(
  reader: Reader,
  { staffId, topic, currency, at }: Pick<LoneGift, 'staffId' | 'topic' | 'currency' | 'at'>,
  since: Date,
): Promise<bigint> {
  const { sum } = await reader
    .selectFrom('lone_gifts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_minor'), sql<string>`0`).as('sum'))
    .where(sql<boolean>`are_in_one_hand(staff_id, ${staffId}, ${at})`)
    .where('topic', '=', topic)
    .where('currency', '=', currency)
    .where('given_at', '>', since)
    .executeTakeFirstOrThrow()
  return BigInt(sum)
}

export async function addLoneGift(tx: Tx, gift: LoneGift): Promise<void> {
  const { staffId, topic, currency, amountMinor, subject, at } = gift
  await tx
    .insertInto('lone_gifts')
    .values({ staff_id: staffId, topic, currency, amount_minor: amountMinor.toString(), subject, given_at: at })
    .execute()
}
