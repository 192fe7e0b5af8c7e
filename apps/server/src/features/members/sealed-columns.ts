import type { SealedColumn } from '../../lib/sealed-column.ts'
import { detailPurpose, mobileIndex } from './member-details.ts'
import { payeeNamePurpose } from './payee-name.ts'

export const membersSealed: readonly SealedColumn[] = [
  {
    table: 'members',
    column: 'payee_name_sealed',
    key: ['id'],
    purposeOf: ({ id = '' }) => payeeNamePurpose(id),
  },
  {
    table: 'member_details',
    column: 'sealed',
    key: ['member_id', 'field'],
    purposeOf: ({ member_id: memberId = '', field = '' }) => detailPurpose(memberId, field),
    index: {
      column: 'blind_index',
      valueOf: (context, text, { field }) => (field === 'mobileNum' ? mobileIndex(context, text) : undefined),
    },
  },
]
