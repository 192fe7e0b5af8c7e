import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { totpPurpose } from './accept-code.ts'

const operators = {
  table: 'operators',
  key: ['id'],
  purposeOf: ({ id = '' }) => totpPurpose(id),
} satisfies Partial<SealedColumn>

export const staffSealed: readonly SealedColumn[] = [
  { ...operators, column: 'totp_secret_sealed' },
  { ...operators, column: 'totp_pending_sealed' },
]
