import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** What a member has at tables where players play each other: his, and not to be staked elsewhere. */
export async function sumAtTables(reader: Reader, memberId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ minor: string }>`
    select coalesce(sum(balance_minor), 0)::text as minor from escrows
    where member_id = ${memberId} and currency = ${currency} and state = 'OPEN'`.execute(reader)
  return BigInt(rows[0]?.minor ?? 0)
}
