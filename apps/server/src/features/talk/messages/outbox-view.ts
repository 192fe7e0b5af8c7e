import { OutboxDetail, OutboxMessage } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { allowedOf } from './outbox-policy.ts'
import type { OutboxRow } from './outbox-row.ts'
import { recipientSeal } from './queue-message.ts'
import { maskRecipient } from './recipient.ts'

type Box = Pick<AppContext, 'secrets' | 'clock' | 'config'>

const { channel, status } = OutboxMessage.shape
const { outcome } = OutboxDetail.shape.deliveries.element.shape

/** A message as staff are shown it: the recipient masked, the text not at all. */
export function outboxMessage({ secrets, clock, config }: Box, row: OutboxRow, by: StaffSession): OutboxMessage {
  const way = channel.parse(row.channel)
  const asked = { now: clock.now(), permissions: by.permissions, isSandbox: config.profile === 'sandbox' }
  return {
    messageId: row.id,
    channel: way,
    kind: row.kind,
    to: maskRecipient(way, secrets.open(recipientSeal(row.id), row.recipientSealed)),
    status: status.parse(row.status),
    attemptCount: row.attemptCount,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    nextTryAt: row.status === 'waiting' ? row.nextTryAt.toISOString() : undefined,
    allowed: allowedOf(row, asked),
  }
}

interface DeliveryRow {
  at: Date
  adapter: string
  outcome: string
  detail: string
}

export const deliveryView = (row: DeliveryRow): OutboxDetail['deliveries'][number] => ({
  at: row.at.toISOString(),
  adapter: row.adapter,
  outcome: outcome.parse(row.outcome),
  detail: row.detail,
})
