import { type ProofPurpose, uploadBytesMax } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { proofImage } from './proof-image.ts'
import { addUpload } from './upload-store.ts'

export interface Uploaded {
  fileId: string
  url: string
  mime: string
  size: number
}

/** Where an upload's owner reads it; staff read it elsewhere. */
export const uploadFolder = '/wps/upload'

interface Proof {
  purpose: ProofPurpose
  file: File
}

/** Keeps an image until it is tied to what it proves. Refusals: FILE_TOO_LARGE, FILE_TYPE, FILE_UNREADABLE. */
export const keepProof = (call: Call, { memberId }: { memberId: string }, proof: Proof): Promise<Outcome<Uploaded>> =>
  keep(call, { ...proof, memberId })

/** As `keepProof`, an image that staff send to a member, who is shown it once it is tied to something. */
export const keepStaffProof = (
  call: Call,
  { staffId }: { staffId: string },
  proof: Proof & { memberId: string },
): Promise<Outcome<Uploaded>> => keep(call, { ...proof, staffId })

async function keep(
  call: Call,
  { memberId, staffId, purpose, file }: Proof & { memberId: string; staffId?: string },
): Promise<Outcome<Uploaded>> {
  const { app } = call
  if (file.size > uploadBytesMax) return refuse('FILE_TOO_LARGE')
  const { size: receivedBytes } = file
  const drawn = await proofImage({ bytes: Buffer.from(await file.arrayBuffer()) })
  if (!drawn.ok) return drawn
  const now = app.clock.now()
  const id = newId('upl', now.getTime())
  await transact(app.db, async (tx) => {
    await addUpload(tx, { id, memberId, staffId, purpose, receivedBytes, now, ...drawn.value })
    await recordAudit(tx, {
      actor: staffId === undefined ? { kind: 'member', id: memberId } : { kind: 'staff', id: staffId },
      action: 'upload.kept',
      subject: id,
      detail: { purpose },
      ip: call.ip,
      requestId: call.requestId,
    })
  })
  const { mime, bytes } = drawn.value
  return ok({ fileId: id, url: `${uploadFolder}/${id}`, mime, size: bytes.length })
}
