import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { vendorKeyPurpose } from './vendor-secret.ts'

export const catalogueSealed: readonly SealedColumn[] = [
  {
    table: 'vendor_keys',
    column: 'secret_sealed',
    key: ['vendor_id', 'key_id'],
    purposeOf: ({ vendor_id: vendorId = '', key_id: keyId = '' }) => vendorKeyPurpose(vendorId, keyId),
  },
]
