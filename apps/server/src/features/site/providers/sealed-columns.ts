import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { secretsSeal } from './stored-provider.ts'

export const providersSealed: readonly SealedColumn[] = [
  {
    table: 'providers',
    column: 'secrets_sealed',
    key: ['kind'],
    purposeOf: ({ kind = '' }) => secretsSeal(kind),
  },
]
