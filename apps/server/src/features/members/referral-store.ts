import type { Reader } from '../../db/db.ts'

export interface Friend {
  account: string
  registeredAt: Date
}

/** A page of those whom a member recommended, newest first. */
export async function listFriends(
  reader: Reader,
  { memberId, pageNo, pageSize }: { memberId: string; pageNo: number; pageSize: number },
): Promise<{ friends: Friend[]; total: number }> {
  const own = reader.selectFrom('members').where('recommender_id', '=', memberId)
  const rows = await own
    .select(['account', 'registered_at'])
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { count } = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return {
    friends: rows.map((row) => ({ account: row.account, registeredAt: row.registered_at })),
    total: Number(count),
  }
}
