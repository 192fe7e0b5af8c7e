import { sql } from 'kysely'
import type { Reader } from '../../../../db/db.ts'

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
