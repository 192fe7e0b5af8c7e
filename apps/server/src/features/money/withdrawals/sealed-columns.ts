import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { hashNumber, numberPurpose } from './account-number.ts'

export const withdrawalsSealed: readonly SealedColumn[] = [
  {
    table: 'payout_accounts',
    column: 'account_no_sealed',
    key: ['id'],
    reads: ['bank_code'],
    purposeOf: () => numberPurpose,
    index: {
      column: 'account_no_hash',
      valueOf: (context, accountNo, { bank_code: bankCode = '' }) => hashNumber(context, bankCode, accountNo),
    },
  },
]
