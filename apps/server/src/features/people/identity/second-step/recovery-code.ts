import { createHash, randomInt } from 'node:crypto'

const codeCount = 10
const codeLength = 10
// Without letters and digits that are taken for each other.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten codes of 49 bits each, in two groups of five for the eye. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codeCount }, newCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)

/** Normalised form of a code, without case, spaces and dash. */
export const hashOfRecoveryCode = (memberId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${memberId}:${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest()
