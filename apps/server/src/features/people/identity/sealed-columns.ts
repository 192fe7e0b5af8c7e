import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { recipientKey } from '../../talk/messages/index.ts'
import { bankNamePurpose } from './recovery/bank-name.ts'
import { authenticatorPurpose } from './security/check-code.ts'
import { contactPurpose } from './security/contacts.ts'

const authenticator = {
  table: 'member_authenticators',
  key: ['member_id'],
  purposeOf: ({ member_id: memberId = '' }) => authenticatorPurpose(memberId),
} satisfies Partial<SealedColumn>

export const identitySealed: readonly SealedColumn[] = [
  {
    table: 'members',
    column: 'mobile_sealed',
    key: ['id'],
    purposeOf: ({ id = '' }) => contactPurpose('mobile', id),
    index: { column: 'mobile_key', valueOf: (context, mobile) => recipientKey(context, 'sms', mobile) },
  },
  {
    table: 'members',
    column: 'email_sealed',
    key: ['id'],
    purposeOf: ({ id = '' }) => contactPurpose('email', id),
    index: { column: 'email_key', valueOf: (context, email) => recipientKey(context, 'email', email) },
  },
  { ...authenticator, column: 'secret_sealed' },
  { ...authenticator, column: 'pending_sealed' },
  {
    table: 'payout_accounts',
    column: 'account_name_sealed',
    key: ['id'],
    purposeOf: ({ id = '' }) => bankNamePurpose(id),
  },
]
