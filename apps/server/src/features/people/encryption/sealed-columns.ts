import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { sealPurpose } from './current-key.ts'

export const encryptionSealed: readonly SealedColumn[] = [
  { table: 'encryption_keys', column: 'sealed_private', key: ['key_id'], purposeOf: () => sealPurpose },
]
