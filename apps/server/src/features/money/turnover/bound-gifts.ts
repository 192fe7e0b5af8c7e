import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { lockStanding, type Whose } from './turnover-store.ts'

/**
 * Gifts that came since nothing was open, while something is: money that must be played before it is the member's own.
 * None is added until the transaction ends.
 */
export async function lockBoundGifts(tx: Tx, whose: Whose): Promise<bigint> {
  const { leftMinor } = await lockStanding(tx, whose)
  if (leftMinor === 0n) return 0n
  const { memberId, currency } = whose
  // Where nothing was open before a demand, all that was wanted is its own.
  const { rows } = await sql<{ bound: string }>`
    select coalesce(sum(d.amount_minor) filter (where d.kind <> 'deposit'), 0) as bound
    from turnover_demands d
    where d.member_id = ${memberId} and d.currency = ${currency} and d.id >= (
      select max(f.id) from turnover_demands f
      where f.member_id = ${memberId} and f.currency = ${currency} and f.wanted_minor = f.required_minor)`.execute(tx)
  return BigInt(rows[0]?.bound ?? 0)
}
