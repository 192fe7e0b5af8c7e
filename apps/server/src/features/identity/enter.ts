import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import type { Tx } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import { type Credentials, saveLogin } from './credentials-store.ts'
import { saveLoginRecord } from './login-history-store.ts'
import { openSession } from './open-session.ts'
import { saveEndedByToken } from './session-store.ts'

type Entering = Pick<Credentials, 'memberId' | 'lastLoginAt' | 'mustChangePassword'> & {
  isPasswordExpired?: boolean
  /** The site does not wait any longer: nothing else works before the change. */
  isChangeForced?: boolean
  /** Nothing that points to a person is kept of a visitor who only tries. */
  isTrial?: boolean
}

/** Lets a proven account in: a new session, the time of its login, an audit row. */
export async function enter(tx: Tx, call: Call, member: Entering): Promise<z.infer<typeof LoginValue>> {
  const { memberId } = member
  // The page that logs in anew gives its old session up; nothing chosen before a log-in is worth anything after it.
  if (call.token) await saveEndedByToken(tx, hashOfToken(call.token), call.app.clock.now())
  const token = await openSession(tx, call, memberId, member.isChangeForced)
  if (!member.isTrial) await saveLoginRecord(tx, call, memberId, 'entered')
  await saveLogin(tx, memberId, call.ip, call.app.clock.now())
  await recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.logged-in',
    subject: memberId,
    ip: call.ip,
    requestId: call.requestId,
  })
  return {
    token,
    firstTimeLogin: !member.lastLoginAt,
    passwordExpired: member.isPasswordExpired ?? false,
    defaultPassword: member.mustChangePassword,
  }
}
