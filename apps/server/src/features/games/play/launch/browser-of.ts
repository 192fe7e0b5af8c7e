import type { Call } from '../../../../lib/call.ts'
import { newToken } from '../../../../lib/ids.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'

const cookieName = 'bid'
const lifeSeconds = 400 * 24 * 60 * 60

/** Hash of the token by which the caller's browser is known, whoever is signed in there; one that has none gets it. */
export function browserOf(call: Pick<Call, 'cookies' | 'setCookie'>): Buffer {
  const known = call.cookies[cookieName]
  const token = known || newToken()
  // Its life begins again with each use.
  call.setCookie(cookieName, token, lifeSeconds)
  return hashOfToken(token)
}
