import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isBase64url } from '../../../../lib/base64url.ts'

/** For how long a browser is remembered after the password was typed. */
export const rememberedSeconds = 24 * 60 * 60
/** Two tabs may ask with the same cookie: for that long the one before is good too. */
export const graceMs = 30_000

const [selectorBytes, validatorBytes] = [16, 32]
const cookieForm = /^([\w-]{22})\.([\w-]{43})$/

/** A browser's cookie: the row it refers to, and its proof. */
export interface RememberedCookie {
  selector: Buffer
  validatorHash: Buffer
}

const hashOf = (validator: Buffer): Buffer => createHash('sha256').update(validator).digest()

export function readRemembered(text: string): RememberedCookie | undefined {
  const [, selector, validator] = cookieForm.exec(text) ?? []
  if (!selector || !validator || !isBase64url(selector) || !isBase64url(validator)) return undefined
  return { selector: Buffer.from(selector, 'base64url'), validatorHash: hashOf(Buffer.from(validator, 'base64url')) }
}

/** The cookie with a new validator, and what may be stored of it. Its text is known nowhere else. */
export function newRemembered(selector: Buffer = randomBytes(selectorBytes)): RememberedCookie & { text: string } {
  const validator = randomBytes(validatorBytes)
  const text = `${selector.toString('base64url')}.${validator.toString('base64url')}`
  return { selector, validatorHash: hashOf(validator), text }
}

export interface StoredRemembered {
  validatorHash: Buffer
  previousHash: Buffer | null
  usedAt: Date
  expiresAt: Date
}

/** `repeated`: another tab of the same browser was quicker. `stolen`: somebody used it who was not meant to. */
export type RememberedState = 'good' | 'repeated' | 'stolen' | 'over'

export function rememberedState(stored: StoredRemembered, validatorHash: Buffer, now: Date): RememberedState {
  if (stored.expiresAt <= now) return 'over'
  if (timingSafeEqual(stored.validatorHash, validatorHash)) return 'good'
  const isPrevious = stored.previousHash !== null && timingSafeEqual(stored.previousHash, validatorHash)
  return isPrevious && now.getTime() - stored.usedAt.getTime() < graceMs ? 'repeated' : 'stolen'
}
