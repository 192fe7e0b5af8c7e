import { randomInt } from 'node:crypto'

/** No 0, O, 1, I or L: the code is read from a screen and typed into a bank's form. */
export const transferCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const transferCodeLength = 8

/** What the player writes into a bank transfer, so that it can be matched: one of 31⁸ codes, used once. */
export const newTransferCode = (): string =>
  Array.from({ length: transferCodeLength }, () => transferCodeAlphabet[randomInt(transferCodeAlphabet.length)]).join(
    '',
  )
