import type { Reader, Tx } from '../../../../db/db.ts'

export async function countTrusted(reader: Reader, memberId: string, now: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('trusted_devices')
    .select((column) => column.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Other members' trust in this browser continues under its new token. */
export async function moveTrust(tx: Tx, fromHash: Buffer, toHash: Buffer): Promise<void> {
  await tx.updateTable('trusted_devices').set({ token_hash: toHash }).where('token_hash', '=', fromHash).execute()
}

interface NewTrust {
  memberId: string
  tokenHash: Buffer
  now: Date
  until: Date
}

export async function saveTrusted(tx: Tx, { memberId, tokenHash, now, until }: NewTrust): Promise<void> {
  await tx
    .insertInto('trusted_devices')
    .values({ member_id: memberId, token_hash: tokenHash, created_at: now, expires_at: until })
    .onConflict((conflict) => conflict.columns(['member_id', 'token_hash']).doUpdateSet({ expires_at: until }))
    .execute()
}

/** The member trusts no device any more, but for the one with this token. */
export async function removeTrust(tx: Tx, memberId: string, exceptHash?: Buffer): Promise<void> {
  const all = tx.deleteFrom('trusted_devices').where('member_id', '=', memberId)
  await (exceptHash ? all.where('token_hash', '<>', exceptHash) : all).execute()
}

export async function removeTrustBefore(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('trusted_devices').where('expires_at', '<=', now).execute()
}
