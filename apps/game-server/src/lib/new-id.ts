import { randomBytes } from 'node:crypto'

const timeCharacters = 9

/** Prefixed id that sorts by time: 9 characters of milliseconds in base 36, then 80 random bits. Not a secret. */
export const newId = (prefix: string, now: Date): string =>
  `${prefix}_${now.getTime().toString(36).padStart(timeCharacters, '0')}${randomBytes(10).toString('hex')}`
