import type { Tx } from '../../../../db/db.ts'
import { announce } from '../../../../lib/live-events.ts'
import { removeTickets } from '../login/login-ticket-store.ts'
import { removeTrust } from '../second-step/trusted-device-store.ts'
import { removeAllRemembered } from './remembered-login-store.ts'
import type { EndReason } from './session.ts'
import { type EndedSession, saveEnded, type Which } from './session-store.ts'

/**
 * Ends every session of the member at once, with log-ins under way, trusted devices and remembered browsers. The caller's
 * own is told nothing: its page goes on in a new one.
 */
export async function endSessions(
  tx: Tx,
  owner: string | { memberId: string; callerSessionId: string },
  reason: EndReason,
  now: Date,
): Promise<void> {
  const { memberId, callerSessionId } =
    typeof owner === 'string' ? { memberId: owner, callerSessionId: undefined } : owner
  const ended = await saveEnded(tx, { memberId }, reason, now)
  await tellEnded(tx, ended, reason, callerSessionId)
  await removeTickets(tx, memberId)
  await removeTrust(tx, memberId)
  await removeAllRemembered(tx, memberId)
}

/** Ends sessions and notifies their open pages; their games check the session and end with it. */
export async function endThese(tx: Tx, which: Which, reason: EndReason, now: Date): Promise<EndedSession[]> {
  const ended = await saveEnded(tx, which, reason, now)
  await tellEnded(tx, ended, reason)
  return ended
}

/** Tells the open pages of sessions that they are over, and closes them; one without a word. */
export async function tellEnded(
  tx: Tx,
  ended: readonly EndedSession[],
  reason: EndReason,
  quietSessionId?: string,
): Promise<void> {
  for (const { memberId, sessionId } of ended) {
    const isQuiet = sessionId === quietSessionId
    announce(tx, { memberId, sessionId, ...(isQuiet && { isQuiet }) }, 'session.ended', { reason })
  }
}
