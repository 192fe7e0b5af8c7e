import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { newAuthenticator } from '../../../lib/authenticator.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { totpPurpose } from './accept-code.ts'
import { lockOperator, saveOperator } from './operator-store.ts'
import { provePassword } from './prove-password.ts'
import type { StaffSession } from './staff-session.ts'

/** Makes the secret of a new authenticator. It counts once a code has proven it; until then the old one stays. */
export async function beginSecondFactor(
  call: Call,
  { staffId, username }: StaffSession,
  password: string,
): Promise<Outcome<{ secret: string; otpauthUrl: string }>> {
  const refused = await provePassword(call, staffId, { field: 'password', password })
  if (refused) return refused
  const authenticator = newAuthenticator(username)
  const totpPendingSealed = call.app.secrets.seal(totpPurpose(staffId), authenticator.secret)
  return transact(call.app.db, async (tx) => {
    await saveOperator(tx, { ...(await lockOperator(tx, staffId)), totpPendingSealed })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'staff.second-factor-begun',
      subject: staffId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(authenticator)
  })
}
