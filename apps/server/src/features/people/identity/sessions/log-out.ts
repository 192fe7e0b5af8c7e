import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { ok } from '../../../../lib/outcome.ts'
import { endThese } from './end-sessions.ts'
import { forgetRemembered } from './remember-login.ts'
import type { MemberSession } from './session.ts'

/** Ends the caller's own session; its token, the games opened with it and what its browser remembers are refused from now on. */
export async function logOut(call: Call, session: MemberSession) {
  await forgetRemembered(call)
  return transact(call.app.db, async (tx) => {
    const { memberId, sessionId } = session
    const ended = await endThese(tx, { memberId, only: sessionId }, 'logout', call.app.clock.now())
    if (ended.length === 0) return ok(null)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.logged-out',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(null)
  })
}
