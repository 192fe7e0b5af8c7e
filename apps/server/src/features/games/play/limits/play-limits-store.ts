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

/** Notes that the member knows, where nobody has noted it since these limits were read. True when this call did. */
export async function saveRealityConfirmed(
  tx: Tx,
  { member_id: memberId, reality_confirmed_at: before }: Selectable<DB['play_limits']>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('play_limits')
    .set({ reality_confirmed_at: now })
    .where('member_id', '=', memberId)
    .where('reality_confirmed_at', before ? '=' : 'is', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What the member staked, and won or lost, in rounds that began after this moment, at every vendor; tips are lost too. */
export async function sumPlay(
  reader: Reader,
  { memberId, currency, since }: { memberId: string; currency: string; since: Date },
): Promise<{ stakedMinor: bigint; netMinor: bigint }> {
  const { given } = await reader
    .selectFrom('tips')
    .select(sql<string>`coalesce(sum(amount_minor), 0)`.as('given'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('given_at', '>=', since)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { staked, net } = await reader
    .selectFrom('game_rounds')
    .select([
      sql<string>`coalesce(sum(stakes_minor - rollbacks_minor), 0)`.as('staked'),
      sql<string>`coalesce(sum(payouts_minor + extra_minor + rollbacks_minor - stakes_minor), 0)`.as('net'),
    ])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('opened_at', '>=', since)
    // Of every such round, and what the index goes by.
    .where((rounds) => rounds.or([rounds('closed_at', 'is', null), rounds('closed_at', '>=', since)]))
    .executeTakeFirstOrThrow()
  return { stakedMinor: BigInt(staked), netMinor: BigInt(net) - BigInt(given) }
}
