import type { Reader, Tx } from '../../../../db/db.ts'

/** The member has these codes and no others. */
export async function replaceRecoveryCodes(tx: Tx, memberId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ code_hash: hash, member_id: memberId })))
    .execute()
}

/** Uses a code up; false when it is none of the member's. */
export async function spendRecoveryCode(tx: Tx, memberId: string, hash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hash)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(reader: Reader, memberId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('recovery_codes')
    .select((column) => column.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
