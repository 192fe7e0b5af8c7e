import type { Permission } from '@fairground/contract'
import { os } from '@orpc/server'
import { transact } from '../../../db/db.ts'
import { refusalError } from '../../../lib/answer.ts'
import type { Call, CallContext } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { dutyOf } from './operator.ts'
import { cookieName, isLive, type StaffSession, type StoredStaffSession, staffOf, touchMs } from './staff-session.ts'
import { findByTokenHash, saveLastSeen } from './staff-session-store.ts'

const base = os.$context<CallContext>()
const tokenLengthMax = 128

/** Any signed-in operator, even one who still has to choose a password; adds `context.staff`. Refuses with NOT_LOGGED_IN. */
export const requireSignedIn = base.middleware(async ({ context, next }) => {
  const session = await findStaffCaller(context.call)
  if (!session) throw refusalError(context.call, refuse('NOT_LOGGED_IN'))
  return next({ context: { staff: staffOf(session) } })
})

/**
 * An operator who may do this and has nothing left to set up; adds `context.staff`.
 * Refuses with NOT_LOGGED_IN, PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED or FORBIDDEN.
 */
export const requireStaff = (permission?: Permission) =>
  base.middleware(async ({ context, next }) => {
    const { call } = context
    const found = await findStaff(call)
    if (!found.ok) throw refusalError(call, found)
    if (permission && !found.value.permissions.includes(permission)) throw refusalError(call, refuse('FORBIDDEN'))
    return next({ context: { staff: found.value } })
  })

/** The operator who calls, with nothing left to set up. Refusals: NOT_LOGGED_IN, PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED. */
export async function findStaff(call: Call): Promise<Outcome<StaffSession>> {
  const session = await findStaffCaller(call)
  if (!session) return refuse('NOT_LOGGED_IN')
  const duty = dutyOf(session.operator, session.isSecondFactorRequired || call.app.config.profile !== 'sandbox')
  return duty ? refuse(duty) : ok(staffOf(session))
}

async function findStaffCaller(call: Call): Promise<StoredStaffSession | undefined> {
  const token = call.cookies[cookieName]
  if (!token || token.length > tokenLengthMax) return undefined
  const now = call.app.clock.now()
  const session = await findByTokenHash(call.app.db, hashOfToken(token))
  if (!session || !isLive(session, now)) return undefined
  if (now.getTime() - session.lastSeenAt.getTime() >= touchMs) {
    await transact(call.app.db, (tx) => saveLastSeen(tx, session.sessionId, now))
  }
  return session
}
