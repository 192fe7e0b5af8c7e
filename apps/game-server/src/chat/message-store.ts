import type { TableChatMessage } from '@fairground/contract/studio'
import { sql } from 'kysely'
import type { ChatMessageRow, Reader, Tx } from '../db/schema.ts'

type Shown = Pick<ChatMessageRow, 'message_id' | 'mark' | 'text' | 'sent_at' | 'staff_id'>

const shown = ['message_id', 'mark', 'text', 'sent_at', 'staff_id'] as const

/** A player, or somebody at the desk of the table. */
export type Writer = { player_id: string } | { staff_id: string; staff_name: string }

/** Which of the staff wrote it is told to nobody at the table. */
export const viewMessage = ({ message_id, mark, text, sent_at, staff_id }: Shown): TableChatMessage => ({
  messageId: Number(message_id),
  mark,
  text,
  sentAt: sent_at.toISOString(),
  ...(staff_id !== null && { isDealer: true }),
})

/** What was said last at a table and stands, the oldest first. */
export async function listShown(reader: Reader, tableId: string, limit: number): Promise<TableChatMessage[]> {
  const rows = await reader
    .selectFrom('chat_messages')
    .select(shown)
    .where('table_id', '=', tableId)
    .where('hidden_at', 'is', null)
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(viewMessage).toReversed()
}

/** Messages by their numbers, hidden ones told apart. */
export async function readMessages(
  reader: Reader,
  messageIds: readonly number[],
): Promise<{ messages: TableChatMessage[]; hiddenIds: number[] }> {
  const rows = await reader
    .selectFrom('chat_messages')
    .select([...shown, 'hidden_at'])
    .where('message_id', 'in', messageIds.map(String))
    .orderBy('message_id')
    .execute()
  return {
    messages: rows.filter(({ hidden_at }) => hidden_at === null).map(viewMessage),
    hiddenIds: rows.filter(({ hidden_at }) => hidden_at !== null).map(({ message_id }) => Number(message_id)),
  }
}

/** What somebody said last at any table, the newest first; hidden messages count. */
export const listOwn = (reader: Reader, by: Writer, limit: number): Promise<{ text: string; sent_at: Date }[]> =>
  reader
    .selectFrom('chat_messages')
    .select(['text', 'sent_at'])
    .where((is) => ('player_id' in by ? is('player_id', '=', by.player_id) : is('staff_id', '=', by.staff_id)))
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute()

type NewMessage = Writer & Pick<ChatMessageRow, 'table_id' | 'mark' | 'text' | 'sent_at'>

export async function addMessage(tx: Tx, message: NewMessage): Promise<TableChatMessage> {
  const nobody = { player_id: null, staff_id: null, staff_name: null }
  const row = { ...nobody, ...message, hidden_at: null, hidden_by: null }
  return viewMessage(await tx.insertInto('chat_messages').values(row).returning(shown).executeTakeFirstOrThrow())
}

/** Takes a message off; who did it first stays. Its table, or undefined when there is no such message. */
export async function hideMessage(
  tx: Tx,
  messageId: number,
  { at, by }: { at: Date; by: string },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('chat_messages')
    .set((eb) => ({
      hidden_at: eb.fn.coalesce('hidden_at', eb.val(at)),
      hidden_by: eb.fn.coalesce('hidden_by', eb.val(by)),
    }))
    .where('message_id', '=', String(messageId))
    .returning('table_id')
    .executeTakeFirst()
  return row?.table_id
}

/** Removes what was said before; its reports go with it. */
export async function removeMessages(reader: Reader, before: Date): Promise<void> {
  await reader.deleteFrom('chat_messages').where('sent_at', '<', before).execute()
}

/** One message of somebody is written after the other. */
export const lockSpeaker = (tx: Tx, writerId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`table-chat:${writerId}`}, 0))`.execute(tx)
