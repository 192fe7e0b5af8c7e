import type { Reader, Tx } from '../../../../db/db.ts'

interface NewLink {
  tokenHash: Buffer
  memberId: string
  now: Date
  expiresAt: Date
}

/** A new link makes the earlier ones worthless. */
export async function insertResetLink(tx: Tx, { tokenHash, memberId, now, expiresAt }: NewLink): Promise<void> {
  await saveLinksUsed(tx, memberId, now)
  await tx
    .insertInto('reset_links')
    .values({ token_hash: tokenHash, member_id: memberId, created_at: now, expires_at: expiresAt })
    .execute()
}

/** Whose unused link it is; undefined for any other token. */
export const findResetLink = (reader: Reader, tokenHash: Buffer, now: Date) =>
  reader
    .selectFrom('reset_links')
    .select('member_id as memberId')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Spends the link; false when somebody was faster. */
export async function saveLinkUsed(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reset_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Spends whatever links the member still has. */
export async function saveLinksUsed(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('reset_links')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute()
}

export async function removeResetLinks(tx: Tx, createdBefore: Date): Promise<void> {
  await tx.deleteFrom('reset_links').where('created_at', '<', createdBefore).execute()
}
