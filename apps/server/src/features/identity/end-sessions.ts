import type { Tx } from '../../db/db.ts'
import { announce } from '../../lib/live-events.ts'
import { type EndReason, saveAllEnded } from './session-store.ts'

/** Ends every session of the member at once and tells its open pages. */
export async function endSessions(tx: Tx, memberId: string, reason: EndReason, now: Date): Promise<void> {
  const count = await saveAllEnded(tx, memberId, reason, now)
  if (count > 0) await announce(tx, memberId, 'session.ended', { reason })
}
