import { createHmac, type KeyObject, timingSafeEqual, verify } from 'node:crypto'

/** Hex HMAC-SHA256 over the raw body, compared in constant time. */
export function isHmacOf(secret: Uint8Array, body: Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(expected, given)
}

/** Base64 RSA-SHA256 over the raw body. */
export const isRsaOf = (key: KeyObject, body: Uint8Array, signature: string): boolean =>
  verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'))
