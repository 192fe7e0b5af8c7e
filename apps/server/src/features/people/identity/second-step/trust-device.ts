import type { Tx } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { newToken } from '../../../../lib/ids.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { moveTrust, saveTrusted } from './trusted-device-store.ts'

const cookieName = 'did'
const lifeSeconds = 30 * 24 * 60 * 60

/** Hash of the token by which the caller's browser is known, if it has one. */
export function deviceHash({ cookies }: Pick<Call, 'cookies'>): Buffer | undefined {
  const token = cookies[cookieName]
  return token ? hashOfToken(token) : undefined
}

/** Trusts the caller's browser for 30 days, under a token that nobody can have put there before. */
export async function trustDevice(tx: Tx, call: Call, memberId: string): Promise<void> {
  const now = call.app.clock.now()
  const token = newToken()
  const hash = hashOfToken(token)
  const earlier = deviceHash(call)
  if (earlier) await moveTrust(tx, earlier, hash)
  await saveTrusted(tx, { memberId, tokenHash: hash, now, until: new Date(now.getTime() + lifeSeconds * 1000) })
  call.setCookie(cookieName, token, lifeSeconds)
}
