import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 10

/** A code that people pass on and nobody guesses: 49 bits of chance. */
export const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
