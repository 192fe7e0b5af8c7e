import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto'
import { pswVersion } from '@fairground/contract/psw'

/** Everything a PSW/1 signature covers; `body` is the raw bytes as they travel. */
export interface SignedParts {
  method: string
  /** Path with its query. */
  path: string
  vendorId: string
  keyId: string
  timestampMs: string
  nonce: string
  body: Uint8Array
}

/** Hex SHA-256 of the raw body. */
export const hashOfBody = (body: Uint8Array): string => hash('sha256', body, 'hex')

/** The text that is signed: eight lines, the last one the hash of the body. */
export const stringToSign = (parts: SignedParts): string =>
  [
    pswVersion,
    parts.method,
    parts.path,
    parts.vendorId,
    parts.keyId,
    parts.timestampMs,
    parts.nonce,
    hashOfBody(parts.body),
  ].join('\n')

/** Base64 HMAC-SHA256 of the text. `secret` holds at least 32 random bytes and does not change afterwards. */
export const sign = (text: string, secret: Uint8Array): string =>
  createHmac('sha256', keyOf(secret)).update(text).digest('base64')

const keys = new WeakMap<Uint8Array, KeyObject>()

/** Raw bytes would be made into a key again for each signature, which takes four times as long as signing. */
function keyOf(secret: Uint8Array): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(secret)
  keys.set(secret, key)
  return key
}

/** Compares in constant time. */
export function verify(text: string, secret: Uint8Array, signature: string): boolean {
  const expected = Buffer.from(sign(text, secret))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
