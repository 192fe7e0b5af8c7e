import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Channel, Delivery, NextStep } from './message.ts'

export interface NewMessage {
  id: string
  channel: Channel
  kind: string
  isSecondStep: boolean
  recipientKey: Buffer
  recipientSealed: string
  contentSealed: string
  now: Date
  expiresAt: Date
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      id: message.id,
      channel: message.channel,
      kind: message.kind,
      is_second_step: message.isSecondStep,
      recipient_key: message.recipientKey,
      recipient_sealed: message.recipientSealed,
      content_sealed: message.contentSealed,
      next_try_at: message.now,
      created_at: message.now,
      expires_at: message.expiresAt,
    })
    .execute()
}

/** Takes a due message for one try; until `leaseUntil` nobody else has it. Undefined when there is nothing to do. */
export const claimMessage = (tx: Tx, id: string, now: Date, leaseUntil: Date) =>
  tx
    .updateTable('messages')
    .set({ attempt_count: sql`attempt_count + 1`, next_try_at: leaseUntil })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .returning([
      'channel',
      'is_second_step as isSecondStep',
      'recipient_sealed as recipientSealed',
      'content_sealed as contentSealed',
      'attempt_count as attemptCount',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst()

export async function saveStatus(tx: Tx, id: string, status: string, nextTryAt?: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status, ...(nextTryAt && { next_try_at: nextTryAt }) })
    .where('id', '=', id)
    .execute()
}

/** False when staff held the message back meanwhile; what was sent was sent in any case. */
export async function saveOutcome(tx: Tx, id: string, next: NextStep): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set(next.status === 'waiting' ? { next_try_at: next.nextTryAt } : { status: next.status })
    .where('id', '=', id)
    .$if(next.status !== 'sent', (rows) => rows.where('status', '=', 'waiting'))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface NewDelivery {
  outcome: Delivery['outcome'] | 'delivered' | 'undelivered'
  detail: string
  id: string
  messageId: string
  adapter: string
  now: Date
}

export async function insertDelivery(tx: Tx, delivery: NewDelivery): Promise<void> {
  await tx
    .insertInto('message_deliveries')
    .values({
      id: delivery.id,
      message_id: delivery.messageId,
      adapter: delivery.adapter,
      outcome: delivery.outcome,
      detail: delivery.detail,
      at: delivery.now,
    })
    .execute()
}

export async function listDue(reader: Reader, now: Date, countMax: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('messages')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(countMax)
    .execute()
  return rows.map((row) => row.id)
}

/** Newest last, as a person reads. */
export async function listByRecipient(reader: Reader, recipientKey: Buffer, countMax: number) {
  const rows = await reader
    .selectFrom('messages')
    .select(['id', 'channel', 'status', 'content_sealed as contentSealed', 'created_at as createdAt'])
    .where('recipient_key', '=', recipientKey)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(countMax)
    .execute()
  return rows.reverse()
}

/** Erases the text of messages that expired before that time. */
export async function eraseContent(tx: Tx, expiredBefore: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ content_sealed: null })
    .where('content_sealed', 'is not', null)
    .where('expires_at', '<', expiredBefore)
    .execute()
}

export async function removeMessages(tx: Tx, createdBefore: Date): Promise<void> {
  await tx.deleteFrom('messages').where('created_at', '<', createdBefore).execute()
}
