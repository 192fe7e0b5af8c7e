import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok } from '../../../../lib/outcome.ts'
import type { MemberSession } from '../sessions/session.ts'
import { saveFullTrust } from '../sessions/session-store.ts'
import { proveOwner } from './prove-owner.ts'

/** The password that a remembered browser left out: from now on the session may do everything. */
export async function showPassword(call: Call, session: MemberSession, password: string): Promise<Outcome<null>> {
  const { memberId, sessionId } = session
  const refused = await proveOwner(call, memberId, password)
  if (refused) return refused
  return transact(call.app.db, async (tx) => {
    await saveFullTrust(tx, sessionId)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.password-shown',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(null)
  })
}
