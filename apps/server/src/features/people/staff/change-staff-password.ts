import type { StaffMe } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { isCommonPassword } from '../../../lib/common-passwords.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { hashPassword } from '../../../lib/password.ts'
import { lockOperator, saveOperator } from './operator-store.ts'
import { provePassword } from './prove-password.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'
import { rememberStaffDevice } from './staff-device.ts'
import type { StaffSession } from './staff-session.ts'
import { saveOthersEnded } from './staff-session-store.ts'
import { staffMe } from './staff-view.ts'

interface Body {
  oldPassword: string
  newPassword: string
}

/** The operator chooses a password; every other session of theirs ends. */
export async function changeStaffPassword(
  call: Call,
  { staffId, sessionId }: StaffSession,
  body: Body,
): Promise<Outcome<StaffMe>> {
  const { app } = call
  if (body.newPassword === body.oldPassword) return refuseField('newPassword', 'validation.passwordSame')
  if (isCommonPassword(body.newPassword)) return refuseField('newPassword', 'validation.commonPassword')
  const refused = await provePassword(call, staffId, { field: 'oldPassword', password: body.oldPassword })
  if (refused) return refused
  const passwordHash = await hashPassword(body.newPassword)
  return transact(app.db, async (tx) => {
    const operator = {
      ...(await lockOperator(tx, staffId)),
      passwordHash,
      mustChangePassword: false,
      passwordUntil: null,
    }
    await saveOperator(tx, operator)
    rememberStaffDevice(call, operator)
    await saveOthersEnded(tx, staffId, sessionId, app.clock.now())
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'staff.password-changed',
      subject: staffId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(staffMe(operator, app.config, await isSecondFactorRequired(tx, app.config)))
  })
}
