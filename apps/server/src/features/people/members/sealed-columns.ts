import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { detailIndex, detailPurpose } from './profile/member-details.ts'
import { payeeNameIndex, payeeNamePurpose } from './profile/payee-name.ts'

export const membersSealed: readonly SealedColumn[] = [
  {
    table: 'members',
    column: 'payee_name_sealed',
    key: ['id'],
    purposeOf: ({ id = '' }) => payeeNamePurpose(id),
    index: { column: 'payee_name_key', valueOf: (context, text) => payeeNameIndex(context, text) },
  },
  {
    table: 'member_details',
    column: 'sealed',
    key: ['member_id', 'field'],
    purposeOf: ({ member_id: memberId = '', field = '' }) => detailPurpose(memberId, field),
    index: {
      column: 'blind_index',
      valueOf: (context, text, { field }) => detailIndex(context, field ?? '', text) ?? undefined,
    },
  },
]
