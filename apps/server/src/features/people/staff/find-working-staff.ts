import type { AppContext } from '../../../context.ts'
import { dutyOf } from './operator.ts'
import { isLive, type StaffSession, staffOf } from './staff-session.ts'
import { listSessions } from './staff-session-store.ts'

/**
 * Who of these sessions could make a call now, with what they may do now: live, and nothing left to set up. For pages
 * that listen; being looked at keeps no session alive.
 */
export async function findWorkingStaff(
  { db, clock, config }: AppContext,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, StaffSession>> {
  const now = clock.now()
  const isRequiredHere = config.profile !== 'sandbox'
  const sessions = await listSessions(db, sessionIds)
  const working = sessions.filter(
    (session) => isLive(session, now) && !dutyOf(session.operator, session.isSecondFactorRequired || isRequiredHere),
  )
  return new Map(working.map((session) => [session.sessionId, staffOf(session)]))
}
