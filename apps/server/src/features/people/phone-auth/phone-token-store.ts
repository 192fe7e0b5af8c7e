import type { Tx } from '../../../db/db.ts'

/** Spends a token; false when it was spent before. */
export async function insertToken(tx: Tx, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('phone_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeTokensBefore(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('phone_tokens').where('expires_at', '<=', now).execute()
}
