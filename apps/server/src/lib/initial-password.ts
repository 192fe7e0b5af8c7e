import { randomInt } from 'node:crypto'

// No letters or digits that are taken for one another.
const letters = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXYZ34679'
const length = 20

/** How long an initial password is valid. */
export const initialPasswordMs = 72 * 60 * 60_000

/** A password to hand over once: 112 bits of chance, and a person can read it out. */
export const newInitialPassword = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
