import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** What a member ever paid in, and was paid out. */
export async function sumLife(
  reader: Reader,
  memberId: string,
  currency: string,
): Promise<{ inMinor: bigint; outMinor: bigint }> {
  const { rows } = await sql<{ paid_in: string; paid_out: string }>`
    select
      (select coalesce(sum(credit_minor), 0) from deposits
        where member_id = ${memberId} and currency = ${currency} and state = 'approved') as paid_in,
      (select coalesce(sum(paid_minor), 0) from withdrawals
        where member_id = ${memberId} and currency = ${currency} and paid_at is not null) as paid_out`.execute(reader)
  return { inMinor: BigInt(rows[0]?.paid_in ?? 0), outMinor: BigInt(rows[0]?.paid_out ?? 0) }
}
