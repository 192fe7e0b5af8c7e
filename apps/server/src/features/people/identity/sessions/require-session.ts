import { isAgentType, type RouteMeta } from '@fairground/contract'
import { os } from '@orpc/server'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { refusalError } from '../../../../lib/answer.ts'
import type { CallContext } from '../../../../lib/call.ts'
import { refuse } from '../../../../lib/outcome.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { idleMsNow } from './idle-time.ts'
import { callerOf, isLive, type MemberSession, touchMs } from './session.ts'
import { findById, findByTokenHash, saveLastSeen } from './session-store.ts'

const tokenLengthMax = 128

interface Admission {
  trials: boolean
  /** Sessions that were let in only to choose a new password. */
  due: boolean
  /** Nobody but agents. */
  agents?: boolean
}

const admit = (admission: Admission) =>
  os.$context<CallContext>().middleware(async ({ context: { call }, next, procedure }) => {
    const session = await findCaller(call.app, call.token)
    if (!session) throw refusalError(call, refuse('NOT_LOGGED_IN'))
    if (session.isTrial && !admission.trials) throw refusalError(call, refuse('TRIAL_FORBIDDEN'))
    if (session.isPasswordDue && !admission.due) throw refusalError(call, refuse('PASSWORD_CHANGE_REQUIRED'))
    if (admission.agents && !isAgentType(session.type)) throw refusalError(call, refuse('ERROR_NOT_AGENT'))
    const { passwordFirst }: RouteMeta = procedure['~orpc'].meta
    if (passwordFirst && session.isLowTrust) throw refusalError(call, refuse('PASSWORD_REQUIRED'))
    return next({ context: { session } })
  })

/**
 * Each of these refuses with PASSWORD_REQUIRED what the contract keeps from a remembered browser that has not shown the
 * password yet.
 */

/** Any signed-in account, a trial too; adds `context.session`. Refuses with NOT_LOGGED_IN or PASSWORD_CHANGE_REQUIRED. */
export const requireSession = admit({ trials: true, due: false })
/** A signed-in account that is not a trial. Refuses with NOT_LOGGED_IN, TRIAL_FORBIDDEN or PASSWORD_CHANGE_REQUIRED. */
export const requireMember = admit({ trials: false, due: false })
/** A signed-in agent. Refuses as `requireMember` does, and anybody else with ERROR_NOT_AGENT. */
export const requireAgent = admit({ trials: false, due: false, agents: true })
/** Any signed-in caller, even with a password change due: for session state and log-out. */
export const requireAnySession = admit({ trials: true, due: true })
/** A member, even while a new password is due: for choosing it. */
export const requirePasswordOwner = admit({ trials: false, due: true })

/** The token's holder, if any, for calls that show more to signed-in callers. */
export async function findCaller(context: AppContext, token: string | undefined): Promise<MemberSession | undefined> {
  if (!token || token.length > tokenLengthMax) return undefined
  const now = context.clock.now()
  const session = await findByTokenHash(context.db, hashOfToken(token))
  if (!session || !isLive(session, now, await idleMsNow(context))) return undefined
  if (now.getTime() - session.lastSeenAt.getTime() >= touchMs) {
    await transact(context.db, (tx) => saveLastSeen(tx, session.id, now))
  }
  return callerOf(session)
}

/** Whether the log-in still lives that something was given to. */
export async function isSessionLive(context: AppContext, sessionId: string): Promise<boolean> {
  const now = context.clock.now()
  const session = await findById(context.db, sessionId)
  return session !== undefined && isLive(session, now, await idleMsNow(context))
}
