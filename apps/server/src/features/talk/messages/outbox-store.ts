import type { MessageChannel, MessageState } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { OutboxRow } from './outbox-row.ts'

const columns = [
  'id',
  'channel',
  'kind',
  'status',
  'recipient_sealed as recipientSealed',
  'content_sealed as contentSealed',
  'attempt_count as attemptCount',
  'next_try_at as nextTryAt',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const

export interface OutboxQuery {
  channel: MessageChannel | undefined
  status: MessageState | undefined
  kind: string | undefined
  recipientKey: Buffer | undefined
  pageNo: number
  pageSize: number
}

/** A page of the outbox, newest first, and how many messages there are in all. */
export async function listMessages(reader: Reader, query: OutboxQuery): Promise<{ rows: OutboxRow[]; total: number }> {
  const found = matching(reader, query)
  const rows = await found
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
    .execute()
  const { total } = await found.select((column) => column.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const matching = (reader: Reader, { channel, status, kind, recipientKey }: OutboxQuery) =>
  reader
    .selectFrom('messages')
    .$if(channel !== undefined, (rows) => rows.where('channel', '=', channel ?? ''))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? ''))
    .$if(Boolean(kind), (rows) => rows.where('kind', '=', kind ?? ''))
    .$if(recipientKey !== undefined, (rows) => rows.where('recipient_key', '=', recipientKey ?? Buffer.alloc(0)))

export const findMessage = (reader: Reader, id: string): Promise<OutboxRow | undefined> =>
  reader.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst()

export const lockMessage = (tx: Tx, id: string): Promise<OutboxRow | undefined> =>
  tx.selectFrom('messages').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const listDeliveries = (reader: Reader, messageId: string) =>
  reader
    .selectFrom('message_deliveries')
    .select(['at', 'adapter', 'outcome', 'detail'])
    .where('message_id', '=', messageId)
    .orderBy('at')
    .orderBy('id')
    .limit(100)
    .execute()

interface Span {
  from: Date
  until: Date
}

/** How many messages of each state were written in each hour of the span, by channel; an hour is named by its begin. */
export async function countMessages(reader: Reader, { from, until }: Span) {
  const { rows } = await sql<{ channel: string; hour: Date; sent: string; failed: string; waiting: string }>`
    select channel, date_trunc('hour', created_at) as hour,
      count(*) filter (where status in ('sent', 'delivered')) as sent,
      count(*) filter (where status in ('failed', 'expired')) as failed,
      count(*) filter (where status = 'waiting') as waiting
    from messages where created_at >= ${from} and created_at < ${until} group by 1, 2`.execute(reader)
  return rows
}

/** Codes of each hour of the span and those that were brought back, by channel. */
export async function countCodesByHour(reader: Reader, { from, until }: Span) {
  const { rows } = await sql<{ channel: string; hour: Date; codes: string; used: string }>`
    select channel, date_trunc('hour', created_at) as hour, count(*) as codes, count(used_at) as used
    from codes where created_at >= ${from} and created_at < ${until} group by 1, 2`.execute(reader)
  return rows
}
