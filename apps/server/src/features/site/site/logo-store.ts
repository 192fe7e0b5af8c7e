import type { Reader, Tx } from '../../../db/db.ts'

interface NewPicture {
  id: string
  bytes: Buffer
  now: Date
}

/** These take the place of all that were there. */
export async function replacePictures(tx: Tx, pictures: readonly NewPicture[]): Promise<void> {
  await tx.deleteFrom('site_pictures').execute()
  for (const { id, bytes, now } of pictures)
    await tx.insertInto('site_pictures').values({ id, mime: 'image/png', bytes, created_at: now }).execute()
}

export const findSitePicture = (reader: Reader, id: string): Promise<{ mime: string; bytes: Buffer } | undefined> =>
  reader.selectFrom('site_pictures').select(['mime', 'bytes']).where('id', '=', id).executeTakeFirst()
