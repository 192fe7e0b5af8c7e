import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import type { SealedDetail } from './member-details.ts'

/** Whether somebody said that number is theirs, or has bound it; whoever asks for the same one meanwhile waits until this transaction ends. */
export async function isMobileTaken(tx: Tx, blindIndex: Buffer): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${blindIndex.readBigInt64BE().toString()}::bigint)`.execute(tx)
  const row = await tx
    .selectFrom('member_details')
    .select('member_id')
    .where('field', '=', 'mobileNum')
    .where('blind_index', '=', blindIndex)
    .unionAll(tx.selectFrom('members').select('id as member_id').where('mobile_key', '=', blindIndex))
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
