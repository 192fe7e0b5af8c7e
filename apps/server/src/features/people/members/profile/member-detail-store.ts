import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import type { SealedDetail } from './member-details.ts'

/** Serialises requests about one number until this transaction ends. */
export async function lockMobile(tx: Tx, blindIndex: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${blindIndex.readBigInt64BE().toString()}::bigint)`.execute(tx)
}

/** Whether somebody said at the registration that the number is theirs; nobody has asked for a proof. */
export async function isMobileSaid(tx: Tx, blindIndex: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('member_details')
    .select('member_id')
    .where('field', '=', 'mobileNum')
    .where('blind_index', '=', blindIndex)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDetails(tx: Tx, memberId: string, details: readonly SealedDetail[]): Promise<void> {
  if (details.length === 0) return
  await tx
    .insertInto('member_details')
    .values(details.map((detail) => ({ member_id: memberId, ...detail })))
    .execute()
}
