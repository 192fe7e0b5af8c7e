import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../../../lib/outcome.ts'
import { hashPassword, ofSession } from '../../../../lib/password.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import {
  type Credentials,
  getCredentials,
  isPasswordOfOpening,
  lockCredentials,
  savePassword,
} from '../login/credentials-store.ts'
import { saveLoginRecord } from '../login/login-history-store.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { openSession } from '../sessions/open-session.ts'
import type { MemberSession } from '../sessions/session.ts'
import { newPasswordRefusal } from './new-password.ts'
import { pausePayouts } from './payout-pause.ts'
import { provePassword } from './prove-password.ts'

interface Body {
  oldPassword?: string | undefined
  newPassword: string
  confirmNewPassword: string
}

/** Every session ends with the old password; the caller goes on under a token that nobody can have seen before. */
export async function changePassword(
  call: Call,
  session: MemberSession,
  body: Body,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const known = await getCredentials(app.db, session.memberId)
  const refused = await refusalOf(call, known, body)
  if (refused) return refused
  const hash = await hashPassword(body.newPassword, ofSession(call))
  const now = app.clock.now()
  return transact(app.db, async (tx) => {
    const { memberId, passwordHash } = await lockCredentials(tx, session.memberId)
    // Whoever changed it in between has ended this session: what was proven is no longer the password.
    if (passwordHash !== known.passwordHash) return refuse('STATE_CONFLICT')
    const isFirstOwn = passwordHash === null || (await isPasswordOfOpening(tx, memberId))
    await savePassword(tx, memberId, hash, now)
    // A first one of one's own takes nothing's place.
    if (!isFirstOwn) await pausePayouts(tx, memberId, now)
    await endSessions(tx, { memberId, callerSessionId: session.sessionId }, 'password', now)
    const token = await openSession(tx, call, memberId, session.isFirst)
    await saveLoginRecord(tx, call, memberId, 'password-changed')
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.password-changed',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ token, firstTimeLogin: session.isFirst, passwordExpired: false, defaultPassword: false })
  })
}

async function refusalOf(call: Call, known: Credentials, body: Body): Promise<Refused | undefined> {
  const { memberId, account, passwordHash } = known
  if (passwordHash !== null) {
    if (!body.oldPassword) return refuseField('oldPassword', 'validation.required')
    const refused = await provePassword(call, {
      memberId,
      passwordHash,
      field: 'oldPassword',
      password: body.oldPassword,
    })
    if (refused) return refused
  }
  const { registration } = await getSiteRules(call.app)
  return newPasswordRefusal(registration.password, { account, ...body, oldPassword: body.oldPassword })
}
