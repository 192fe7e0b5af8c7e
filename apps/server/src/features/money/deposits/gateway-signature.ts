import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hexadecimal HMAC-SHA256 of the time in seconds, a point, and the body as it travels. */
export const signGateway = (secret: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

interface Signed {
  secret: string
  timestamp: string
  signature: string
  body: Buffer
}

/** Whether the gateway signed these very bytes, and not longer ago (or later) than this. */
export function isSigned({ secret, timestamp, signature, body }: Signed, now: Date, toleranceSeconds: number): boolean {
  if (!/^\d{10}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(signGateway(secret, timestamp, body), 'hex'), Buffer.from(signature, 'hex'))
}
