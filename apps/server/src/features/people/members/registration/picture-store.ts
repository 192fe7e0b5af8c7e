import type { Reader, Tx } from '../../../../db/db.ts'

interface NewPicture {
  id: string
  memberId: string
  mime: 'image/webp'
  bytes: Buffer
  now: Date
}

/** The picture takes the place of the one before. */
export async function savePicture(tx: Tx, { id, memberId, mime, bytes, now }: NewPicture): Promise<void> {
  await removePicture(tx, memberId)
  await tx.insertInto('member_pictures').values({ id, member_id: memberId, mime, bytes, created_at: now }).execute()
}

/** Whether there was one. */
export async function removePicture(tx: Tx, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_pictures')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export const findPicture = (reader: Reader, id: string): Promise<{ mime: string; bytes: Buffer } | undefined> =>
  reader.selectFrom('member_pictures').select(['mime', 'bytes']).where('id', '=', id).executeTakeFirst()
