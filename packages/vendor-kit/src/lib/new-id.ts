import { randomBytes } from 'node:crypto'

const timeCharacters = 9

/** Prefixed id that sorts by time: 9 characters of milliseconds in base 36, then 80 random bits. Not a secret. */
export const newId = (prefix: string, now: Date): string =>
  `${firstIdAt(prefix, now)}${randomBytes(10).toString('hex')}`

/** All ids of this prefix that were made at this moment or later sort from here on. */
export const firstIdAt = (prefix: string, at: Date): string =>
  `${prefix}_${at.getTime().toString(36).padStart(timeCharacters, '0')}`
