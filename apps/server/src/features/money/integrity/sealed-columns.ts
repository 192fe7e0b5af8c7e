import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { chainKeyPurpose } from './chain-store.ts'

export const integritySealed: readonly SealedColumn[] = [
  {
    table: 'chain_keys',
    column: 'key_sealed',
    key: ['chain'],
    purposeOf: ({ chain = '' }) => chainKeyPurpose(chain),
  },
]
