import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Rewards } from '../../../db/schema.gen.ts'
import type { Reward } from './reward.ts'

export async function addReward(tx: Tx, reward: Reward): Promise<void> {
  await tx
    .insertInto('rewards')
    .values({
      id: reward.id,
      member_id: reward.memberId,
      source: reward.source,
      source_id: reward.sourceId,
      titles: JSON.stringify(reward.titles),
      currency: reward.currency,
      amount_minor: reward.amountMinor,
      issued_at: reward.issuedAt,
      expires_at: reward.expiresAt,
    })
    .execute()
}

export async function lockReward(tx: Tx, id: string): Promise<Reward | undefined> {
  const row = await tx.selectFrom('rewards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && rewardOf(row)
}

export async function saveClaim(tx: Tx, claim: Pick<Reward, 'id' | 'claimedAt' | 'requestId'>): Promise<void> {
  const { id, claimedAt, requestId } = claim
  await tx
    .updateTable('rewards')
    .set({ claimed_at: claimedAt ?? null, request_id: requestId ?? null })
    .where('id', '=', id)
    .execute()
}

interface RewardQuery {
  memberId: string
  now: Date
  pageNo: number
  pageSize: number
}

/** A page of a member's rewards: those to claim first, the one that ends soonest before others, then the newest. */
export async function listRewards(
  reader: Reader,
  { memberId, now, pageNo, pageSize }: RewardQuery,
): Promise<{ rewards: Reward[]; total: number }> {
  const own = reader.selectFrom('rewards').where('member_id', '=', memberId)
  const isOpen = sql<boolean>`claimed_at is null and expires_at > ${now}`
  const { rows, total } = await readPage(
    own
      .selectAll()
      .orderBy(isOpen, 'desc')
      .orderBy(sql`case when ${isOpen} then expires_at end`)
      .orderBy('issued_at', 'desc')
      .orderBy('id', 'desc'),
    { pageNo, pageSize },
  )
  return { rewards: rows.map(rewardOf), total }
}

/** How many rewards a member can claim now. */
export async function countClaimable(reader: Reader, memberId: string, now: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('rewards')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Titles by language of the rewards with these ids. */
export async function listRewardTitles(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const rows = await reader
    .selectFrom('rewards')
    .select(['id', 'titles'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  return new Map(rows.map(({ id, titles }) => [id, titles as Record<string, string>]))
}

const rewardOf = (row: Selectable<Rewards>): Reward => ({
  id: row.id,
  memberId: row.member_id,
  source: row.source as Reward['source'],
  sourceId: row.source_id,
  titles: row.titles as Record<string, string>,
  currency: row.currency,
  amountMinor: BigInt(row.amount_minor),
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  claimedAt: row.claimed_at ?? undefined,
  requestId: row.request_id ?? undefined,
})
