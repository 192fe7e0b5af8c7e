import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { ReferralRule } from './referral-rule.ts'

export interface Friend {
  account: string
  registeredAt: Date
  state: 'registered' | 'counted' | 'excluded'
}

/** A page of those whom a member recommended, newest first. */
export async function listFriends(
  reader: Reader,
  { memberId, pageNo, pageSize }: { memberId: string; pageNo: number; pageSize: number },
): Promise<{ friends: Friend[]; total: number; counted: number }> {
  const own = reader.selectFrom('members as m').where('m.recommender_id', '=', memberId)
  const { rows, total } = await readPage(
    own
      .leftJoin('referral_friends as f', 'f.friend_id', 'm.id')
      .select(['m.account', 'm.registered_at', 'f.state'])
      .orderBy('m.registered_at', 'desc')
      .orderBy('m.id', 'desc'),
    { pageNo, pageSize },
  )
  return {
    friends: rows.map(({ account, registered_at, state }) => ({
      account,
      registeredAt: registered_at,
      state: (state as Friend['state'] | null) ?? 'registered',
    })),
    total,
    counted: await countFriends(reader, memberId),
  }
}

/** Friends of a member who count. */
export async function countFriends(reader: Reader, memberId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('referral_friends')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'counted')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The code that a member passes on. */
export async function getReferralCode(reader: Reader, memberId: string): Promise<string> {
  const row = await reader.selectFrom('members').select('referral_code').where('id', '=', memberId).executeTakeFirst()
  if (!row?.referral_code) throw new Error(`member ${memberId} has no referral code`)
  return row.referral_code
}

export interface DueFriend {
  friendId: string
  memberId: string
}

/**
 * Friends who did what the rule asks and of whom nothing was decided, the oldest first: deposits as they were credited,
 * bets as far as they are counted.
 */
export async function listDueFriends(
  reader: Reader,
  { depositMinor, validBetMinor }: ReferralRule,
  { currency, limit }: { currency: string; limit: number },
): Promise<DueFriend[]> {
  const { rows } = await sql<{ friend_id: string; member_id: string }>`
    select m.id as friend_id, m.recommender_id as member_id
    from members m
    where m.recommender_id is not null
      and not exists (select from referral_friends f where f.friend_id = m.id)
      and (select coalesce(sum(d.credit_minor), 0) from deposits d
        where d.member_id = m.id and d.state = 'approved' and d.currency = ${currency}) >= ${depositMinor}
      and (select coalesce(sum(valid_bet(b.outcome, g.game_type, b.stakes_minor, b.rollbacks_minor, b.uncounted_minor)), 0)
        from bet_days b left join games g on g.vendor_id = b.vendor_id and g.game_code = b.game_code
        where b.member_id = m.id and b.currency = ${currency}) >= ${validBetMinor}
    order by m.registered_at, m.id
    limit ${limit}`.execute(reader)
  return rows.map(({ friend_id, member_id }) => ({ friendId: friend_id, memberId: member_id }))
}

export type SharedTrait = 'address' | 'card' | 'device' | 'phone'

/**
 * By what the friend seems to be the same person as whoever invited him, or as a friend who counts for that one already, by
 * whatever account; undefined when by nothing. A card, browser or number of a friend who counts for anybody is no new person.
 */
export async function findShared(reader: Reader, { friendId, memberId }: DueFriend): Promise<SharedTrait | undefined> {
  const { rows } = await sql<{ trait: SharedTrait }>`
    select a.trait from members_alike(${friendId}) a
    where a.member_id = ${memberId} or exists (
      select from referral_friends f
      where f.friend_id = a.member_id and f.state = 'counted'
        and (a.trait <> 'address' or f.member_id in (select related_members(${memberId}))))
    order by a.trait = 'card' desc, a.trait limit 1`.execute(reader)
  return rows[0]?.trait
}

interface Decision extends DueFriend {
  shared: SharedTrait | undefined
  at: Date
}

/** Keeps what was decided of a friend; false when it was decided before. */
export async function decideFriend(tx: Tx, { friendId, memberId, shared, at }: Decision): Promise<boolean> {
  const added = await tx
    .insertInto('referral_friends')
    .values({
      friend_id: friendId,
      member_id: memberId,
      state: shared ? 'excluded' : 'counted',
      shared: shared ?? null,
      decided_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}
