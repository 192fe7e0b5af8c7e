import type { Tx } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId, newToken } from '../../../../lib/ids.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { lifeMsMax, sessionCountMax } from './session.ts'
import { insertSession } from './session-store.ts'

/** Opens a separate session for this call; returns its token, which is stored nowhere else. */
export async function openSession(tx: Tx, call: Call, memberId: string, isFirst: boolean): Promise<string> {
  const now = call.app.clock.now()
  const token = newToken()
  await insertSession(tx, {
    id: newId('ses', now.getTime()),
    memberId,
    tokenHash: hashOfToken(token),
    ip: call.ip,
    userAgent: call.userAgent,
    now,
    expiresAt: new Date(now.getTime() + lifeMsMax),
    sessionCountMax,
    isFirst,
  })
  return token
}
