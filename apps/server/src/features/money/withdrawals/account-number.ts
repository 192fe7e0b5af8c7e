import { createHmac } from 'node:crypto'
import type { AppContext } from '../../../context.ts'

export const numberPurpose = 'payout-account'

export interface SealedNumber {
  sealed: string
  last4: string
  /** Keyed hash: equal for equal numbers of one bank, and useless without the master key. */
  hash: Buffer
}

/** Seals an account number of 6 to 20 digits for storage. */
export const sealNumber = (app: AppContext, bankCode: string, accountNo: string): SealedNumber => ({
  sealed: app.secrets.seal(numberPurpose, accountNo),
  last4: accountNo.slice(-4),
  hash: hashNumber(app, bankCode, accountNo),
})

export const hashNumber = ({ config }: Pick<AppContext, 'config'>, bankCode: string, accountNo: string): Buffer =>
  createHmac('sha256', config.masterKey).update(`${numberPurpose}\n${bankCode}\n${accountNo}`).digest()

/** The number itself, for the payout and for a look that is recorded. */
export const openNumber = ({ secrets }: AppContext, sealed: string): string => secrets.open(numberPurpose, sealed)
