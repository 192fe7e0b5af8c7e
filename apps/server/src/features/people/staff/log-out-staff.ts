import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { ok } from '../../../lib/outcome.ts'
import { cookieName, type StaffSession } from './staff-session.ts'
import { saveEnded } from './staff-session-store.ts'

export async function logOutStaff(call: Call, { staffId, sessionId }: StaffSession) {
  await transact(call.app.db, async (tx) => {
    await saveEnded(tx, sessionId, call.app.clock.now())
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'staff.logged-out',
      subject: staffId,
      ip: call.ip,
      requestId: call.requestId,
    })
  })
  call.setCookie(cookieName, '', 0)
  return ok(null)
}
