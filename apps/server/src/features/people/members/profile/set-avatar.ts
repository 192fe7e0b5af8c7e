import type { MemberInfo } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuseField } from '../../../../lib/outcome.ts'
import type { MemberSession } from '../../identity/index.ts'
import { saveIcon } from '../member-store.ts'
import { removePicture } from '../registration/picture-store.ts'
import { isAvatar } from './avatar-key.ts'
import { readMemberInfo } from './read-member-info.ts'

/** Gives the member another of the house's avatars. */
export async function setAvatar(call: Call, { memberId }: MemberSession, icon: string): Promise<Outcome<MemberInfo>> {
  if (!isAvatar(icon)) return refuseField('icon', 'validation.format')
  return transact(call.app.db, async (tx) => {
    await removePicture(tx, memberId)
    await saveIcon(tx, memberId, icon)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.avatar-chosen',
      subject: memberId,
      detail: { icon },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await readMemberInfo(call, tx, memberId))
  })
}
