import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { contentSeal, recipientSeal } from './queue-message.ts'
import { recipientKey } from './recipient.ts'

export const messagesSealed: readonly SealedColumn[] = [
  {
    table: 'messages',
    column: 'recipient_sealed',
    key: ['id'],
    reads: ['channel'],
    purposeOf: ({ id = '' }) => recipientSeal(id),
    index: {
      column: 'recipient_key',
      valueOf: (context, recipient, { channel }) =>
        recipientKey(context, channel === 'sms' ? 'sms' : 'email', recipient),
    },
  },
  { table: 'messages', column: 'content_sealed', key: ['id'], purposeOf: ({ id = '' }) => contentSeal(id) },
]
