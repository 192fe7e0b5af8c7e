import { os } from '@orpc/server'
import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { refusalError } from '../../lib/answer.ts'
import type { CallContext } from '../../lib/call.ts'
import { refuse } from '../../lib/outcome.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import { callerOf, isLive, type MemberSession, touchMs } from './session.ts'
import { findByTokenHash, saveLastSeen } from './session-store.ts'

const tokenLengthMax = 128

/** Any signed-in account, a trial too; adds `context.session`. Refuses with NOT_LOGGED_IN. */
export const requireSession = os.$context<CallContext>().middleware(async ({ context, next }) => {
  const session = await findCaller(context.call.app, context.call.token)
  if (!session) throw refusalError(context.call, refuse('NOT_LOGGED_IN'))
  return next({ context: { session } })
})

/** A signed-in account that is not a trial; adds `context.session`. Refuses with NOT_LOGGED_IN or TRIAL_FORBIDDEN. */
export const requireMember = os.$context<CallContext>().middleware(async ({ context, next }) => {
  const session = await findCaller(context.call.app, context.call.token)
  if (!session) throw refusalError(context.call, refuse('NOT_LOGGED_IN'))
  if (session.isTrial) throw refusalError(context.call, refuse('TRIAL_FORBIDDEN'))
  return next({ context: { session } })
})

/** Whoever holds the token, if anyone does. For calls that show more to those who are signed in. */
export async function findCaller(context: AppContext, token: string | undefined): Promise<MemberSession | undefined> {
  if (!token || token.length > tokenLengthMax) return undefined
  const now = context.clock.now()
  const session = await findByTokenHash(context.db, hashOfToken(token))
  if (!session || !isLive(session, now)) return undefined
  if (now.getTime() - session.lastSeenAt.getTime() >= touchMs) {
    await transact(context.db, (tx) => saveLastSeen(tx, session.id, now))
  }
  return callerOf(session)
}
