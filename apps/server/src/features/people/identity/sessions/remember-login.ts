import { type Tx, transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { newRemembered, type RememberedCookie, readRemembered, rememberedSeconds } from './remembered-login.ts'
import { insertRemembered, removeRemembered } from './remembered-login-store.ts'

const cookieName = 'rm'

/** What the caller's browser holds, if anything. */
export const rememberedCookie = (call: Pick<Call, 'cookies'>): RememberedCookie | undefined =>
  readRemembered(call.cookies[cookieName] ?? '')

export const setRemembered = (call: Call, text: string, maxAgeSeconds: number): void =>
  call.setCookie(cookieName, text, maxAgeSeconds)

/** From now on and for a day the caller's browser logs the member in; whom it remembered before it forgets. Returns by what it is known. */
export async function rememberLogin(tx: Tx, call: Call, memberId: string): Promise<Buffer> {
  const now = call.app.clock.now()
  const earlier = rememberedCookie(call)
  if (earlier) await removeRemembered(tx, earlier.selector)
  const { text, selector, validatorHash } = newRemembered()
  const expiresAt = new Date(now.getTime() + rememberedSeconds * 1000)
  await insertRemembered(tx, { selector, memberId, validatorHash, now, expiresAt })
  setRemembered(call, text, rememberedSeconds)
  return selector
}

/** The caller's browser remembers nobody any more, and what it held is worth nothing. */
export async function forgetRemembered(call: Call): Promise<void> {
  const held = rememberedCookie(call)
  if (!held) return
  await transact(call.app.db, (tx) => removeRemembered(tx, held.selector))
  setRemembered(call, '', 0)
}
