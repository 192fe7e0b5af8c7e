import type { StaffMe } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { acceptCode } from './accept-code.ts'
import { lockOperator, saveOperator } from './operator-store.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'
import type { StaffSession } from './staff-session.ts'
import { saveOthersEnded } from './staff-session-store.ts'
import { staffMe } from './staff-view.ts'

/** The first right code makes the new authenticator the one that counts; every other session ends. */
export async function confirmSecondFactor(
  call: Call,
  { staffId, sessionId }: StaffSession,
  code: string,
): Promise<Outcome<StaffMe>> {
  const { app } = call
  return transact(app.db, async (tx) => {
    const operator = await lockOperator(tx, staffId)
    const sealed = operator.totpPendingSealed
    if (!sealed) return refuse('STATE_CONFLICT')
    const accepted = await acceptCode(tx, call, operator, { sealed, code })
    if (!accepted.ok) return accepted
    const enrolled = { ...accepted.value, totpSecretSealed: sealed, totpPendingSealed: null }
    await saveOperator(tx, enrolled)
    await saveOthersEnded(tx, staffId, sessionId, app.clock.now())
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'staff.second-factor-confirmed',
      subject: staffId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(staffMe(enrolled, app.config, await isSecondFactorRequired(tx, app.config)))
  })
}
