import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const orderMax = 32 ** 3
let order = 0

/**
 * Prefixed id that sorts by time, and within one millisecond by the order in which this process made them: 9 characters
 * of milliseconds, 3 of order, 10 of chance. Not a secret.
 */
export function newId(prefix: string, nowMs = Date.now()): string {
  order = (order + 1) % orderMax
  const chance = [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join('')
  return `${prefix}_${digits(nowMs, 9)}${digits(order, 3)}${chance}`
}

function digits(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = `${alphabet[rest % 32]}${text}`
  return text
}

/** 256 random bits for tokens: handed out once, stored only as a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')
