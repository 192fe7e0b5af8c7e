import type { Tx } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { newId, newToken } from '../../lib/ids.ts'
import { announce } from '../../lib/live-events.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import { lifeMsMax } from './session.ts'
import { insertSession, saveSurplusEnded } from './session-store.ts'

/** Devices that one account may be signed in on at a time; the one that was used longest ago makes room. */
const sessionCountMax = 20

/** Opens a session of its own for this call; returns the token, which is known nowhere else. */
export async function openSession(tx: Tx, call: Call, memberId: string, isPasswordDue = false): Promise<string> {
  const now = call.app.clock.now()
  const token = newToken()
  for (const sessionId of await saveSurplusEnded(tx, memberId, sessionCountMax - 1, now))
    await announce(tx, { memberId, sessionId }, 'session.ended', { reason: 'ended' })
  await insertSession(tx, {
    id: newId('ses', now.getTime()),
    memberId,
    tokenHash: hashOfToken(token),
    ip: call.ip,
    userAgent: call.userAgent,
    now,
    expiresAt: new Date(now.getTime() + lifeMsMax),
    isPasswordDue,
  })
  return token
}
