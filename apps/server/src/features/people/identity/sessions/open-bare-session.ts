import type { Tx } from '../../../../db/db.ts'
import { newId, newToken } from '../../../../lib/ids.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { lifeMsMax, sessionCountMax } from './session.ts'
import { insertSession } from './session-store.ts'

interface BareSession {
  memberId: string
  ip: string
  userAgent: string
  now: Date
}

/** A session whose token nobody has: what stands behind a launch that no browser asked for. Returns its id. */
export async function openBareSession(tx: Tx, { memberId, ip, userAgent, now }: BareSession): Promise<string> {
  const id = newId('ses', now.getTime())
  const expiresAt = new Date(now.getTime() + lifeMsMax)
  const tokenHash = hashOfToken(newToken())
  await insertSession(tx, { id, memberId, tokenHash, ip, userAgent, now, expiresAt, sessionCountMax, isFirst: false })
  return id
}
