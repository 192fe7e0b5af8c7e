import { type Insertable, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { DB } from '../../../../db/schema.gen.ts'

type LimitChanges = Partial<Omit<Insertable<DB['play_limits']>, 'member_id'>>

/** A member's limits, own or imposed; undefined: none. */
export const findPlayLimits = (reader: Reader, memberId: string): Promise<Selectable<DB['play_limits']> | undefined> =>
  reader.selectFrom('play_limits').selectAll().where('member_id', '=', memberId).executeTakeFirst()

export async function savePlayLimits(tx: Tx, memberId: string, changes: LimitChanges): Promise<void> {
  await tx
    .insertInto('play_limits')
    .values({ member_id: memberId, ...changes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: memberId, ...changes }))
    .execute()
}

/** What the member won or lost within the last 24 hours, at every vendor. */
export async function findNet(reader: Reader, memberId: string, currency: string, now: Date): Promise<bigint> {
  const since = new Date(now.getTime() - 24 * 60 * 60_000)
  const { net } = await reader
    .selectFrom('game_rounds')
    .select(sql<string>`coalesce(sum(payouts_minor + extra_minor + rollbacks_minor - stakes_minor), 0)`.as('net'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('opened_at', '>', since)
    .executeTakeFirstOrThrow()
  return BigInt(net)
}
