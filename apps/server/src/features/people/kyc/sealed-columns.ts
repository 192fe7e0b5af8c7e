import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { detailsPurpose, keyOfSealed } from './check-details.ts'

export const identityChecksSealed: readonly SealedColumn[] = [
  {
    table: 'identity_checks',
    column: 'details_sealed',
    key: ['id'],
    purposeOf: ({ id = '' }) => detailsPurpose(id),
    index: { column: 'id_number_key', valueOf: (context, text) => keyOfSealed(context, text) },
  },
]
