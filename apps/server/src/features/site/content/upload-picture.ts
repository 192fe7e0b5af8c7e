import { type PictureUse, pictureSizes } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { drawPicture } from './content-picture.ts'
import { addPictures } from './picture-store.ts'
import { pictureUrl } from './picture-url.ts'

const bytesMax = 4 * 1024 * 1024

interface Uploaded {
  pictureId: string
  url: string
  width: number
  height: number
}

/** Keeps a picture for a place of the portal. Refusals: FILE_TOO_LARGE, FILE_TYPE, FILE_UNREADABLE. */
export async function uploadPicture(
  call: Call,
  { staffId }: StaffSession,
  { use, file }: { use: PictureUse; file: File },
): Promise<Outcome<Uploaded>> {
  if (file.size > bytesMax) return refuse('FILE_TOO_LARGE')
  const drawn = await drawPicture({ bytes: Buffer.from(await file.arrayBuffer()) }, use)
  if (!drawn.ok) return drawn
  const now = call.app.clock.now()
  const id = newId('cpi', now.getTime())
  await transact(call.app.db, async (tx) => {
    await addPictures(tx, { id, pictures: drawn.value, now })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'content.picture-added',
      subject: id,
      detail: { use },
      ip: call.ip,
      requestId: call.requestId,
    })
  })
  return ok({ pictureId: id, url: pictureUrl(id, use), ...pictureSizes[use] })
}
