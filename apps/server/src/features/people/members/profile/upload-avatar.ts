import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId } from '../../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import type { MemberSession } from '../../identity/index.ts'
import { lockMember, saveIcon } from '../member-store.ts'
import { savePicture } from '../registration/picture-store.ts'
import { pictureUrl } from '../registration/register-pictures.ts'
import { avatarImage } from './avatar-image.ts'

const mime = 'image/webp'
const bytesMax = 2 * 1024 * 1024

interface Uploaded {
  fileId: string
  url: string
  mime: string
  size: number
}

/** Makes a picture of the member's own the avatar. Refusals: FILE_TOO_LARGE, FILE_TYPE. */
export async function uploadAvatar(call: Call, { memberId }: MemberSession, file: File): Promise<Outcome<Uploaded>> {
  const { app } = call
  if (file.size > bytesMax) return refuse('FILE_TOO_LARGE')
  const now = app.clock.now()
  const bytes = await avatarImage(Buffer.from(await file.arrayBuffer()))
  if (!bytes) return refuse('FILE_TYPE')
  const id = newId('pic', now.getTime())
  return transact(app.db, async (tx) => {
    await lockMember(tx, memberId)
    await savePicture(tx, { id, memberId, mime, bytes, now })
    await saveIcon(tx, memberId, `picture/${id}`)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.avatar-uploaded',
      subject: memberId,
      detail: { fileId: id },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ fileId: id, url: pictureUrl(id), mime, size: bytes.length })
  })
}
