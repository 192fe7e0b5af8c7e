import { addressGroup } from '@fairground/edge'
import type { Call } from '../../../lib/call.ts'
import { newToken } from '../../../lib/ids.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'

/** Whom a challenge is bound to: a browser, by its cookie, in a network. */
export interface Caller {
  hash: Buffer
  address: string
}

const cookieName = 'cid'
const cookieForm = /^[\w-]{43}$/
const cookieLifeSeconds = 3_600

/** The caller identified by the cookie; undefined without requests. */
export function knownCaller({ cookies, ip }: Call): Caller | undefined {
  const id = cookies[cookieName] ?? ''
  return cookieForm.test(id) ? { hash: hashOfToken(id), address: addressGroup(ip) } : undefined
}

/** The caller, whose cookie is set if there was none. */
export function callerOf(call: Call): Caller {
  const known = knownCaller(call)
  const id = known ? (call.cookies[cookieName] ?? '') : newToken()
  call.setCookie(cookieName, id, cookieLifeSeconds)
  return known ?? { hash: hashOfToken(id), address: addressGroup(call.ip) }
}
