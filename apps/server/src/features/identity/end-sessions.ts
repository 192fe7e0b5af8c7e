import type { Tx } from '../../db/db.ts'
import { announce } from '../../lib/live-events.ts'
import { removeTickets } from './login-ticket-store.ts'
import { removeAllRemembered } from './remembered-login-store.ts'
import { type EndReason, saveAllEnded } from './session-store.ts'
import { removeTrust } from './trusted-device-store.ts'

/** Ends every session of the member at once, with log-ins under way, trusted devices and remembered browsers, and tells its open pages. */
export async function endSessions(tx: Tx, memberId: string, reason: EndReason, now: Date): Promise<void> {
  const count = await saveAllEnded(tx, memberId, reason, now)
  await removeTickets(tx, memberId)
  await removeTrust(tx, memberId)
  await removeAllRemembered(tx, memberId)
  if (count > 0) await announce(tx, memberId, 'session.ended', { reason })
}
