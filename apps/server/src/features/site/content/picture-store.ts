import type { Reader, Tx } from '../../../db/db.ts'
import type { DrawnPicture } from './content-picture.ts'

export async function addPictures(
  tx: Tx,
  { id, pictures, now }: { id: string; pictures: readonly DrawnPicture[]; now: Date },
): Promise<void> {
  const rows = pictures.map(({ width, height, bytes }) => ({ id, width, height, bytes, created_at: now }))
  await tx.insertInto('content_pictures').values(rows).execute()
}

export const findPicture = (reader: Reader, id: string, width: number): Promise<{ bytes: Buffer } | undefined> =>
  reader
    .selectFrom('content_pictures')
    .select('bytes')
    .where('id', '=', id)
    .where('width', '=', width)
    .executeTakeFirst()

/** Whether there is a picture of this id that was cut for a place of this width. */
export async function hasPicture(reader: Reader, id: string, width: number): Promise<boolean> {
  const row = await reader
    .selectFrom('content_pictures')
    .select('id')
    .where('id', '=', id)
    .where('width', '=', width)
    .executeTakeFirst()
  return row !== undefined
}
