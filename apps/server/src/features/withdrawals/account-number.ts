import { createHmac } from 'node:crypto'
import type { AppContext } from '../../context.ts'

const purpose = 'payout-account'

export interface SealedNumber {
  sealed: string
  last4: string
  /** Keyed hash: equal for equal numbers of one bank, and useless without the master key. */
  hash: Buffer
}

/** Seals an account number of 6 to 20 digits for storage. */
export function sealNumber({ secrets, config }: AppContext, bankCode: string, accountNo: string): SealedNumber {
  const hash = createHmac('sha256', config.masterKey).update(`${purpose}\n${bankCode}\n${accountNo}`).digest()
  return { sealed: secrets.seal(purpose, accountNo), last4: accountNo.slice(-4), hash }
}

/** The number itself, for the payout and for a look that is recorded. */
export const openNumber = ({ secrets }: AppContext, sealed: string): string => secrets.open(purpose, sealed)
