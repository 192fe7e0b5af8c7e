import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Prefixed id that sorts by time: 9 characters of milliseconds, 13 of chance (65 bits). Not a secret. */
export function newId(prefix: string, nowMs = Date.now()): string {
  let time = ''
  for (let rest = nowMs, i = 0; i < 9; i += 1, rest = Math.floor(rest / 32)) time = `${alphabet[rest % 32]}${time}`
  const chance = [...randomBytes(13)].map((byte) => alphabet[byte % 32]).join('')
  return `${prefix}_${time}${chance}`
}

/** 256 random bits for tokens: handed out once, stored only as a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')
