import type { ChatRoomTerms, StaffChatRoom } from '@fairground/contract'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { ChatRooms } from '../../../db/schema.gen.ts'

const roomOf = (row: Selectable<ChatRooms>): StaffChatRoom => ({
  roomId: row.id,
  names: row.names as StaffChatRoom['names'],
  isOpen: row.is_open,
  pauseSeconds: row.pause_seconds,
  sort: row.sort,
})

/** Every room in its order. */
export const listRooms = async (reader: Reader): Promise<StaffChatRoom[]> =>
  (await reader.selectFrom('chat_rooms').selectAll().orderBy('sort').orderBy('id').execute()).map(roomOf)

export async function findRoom(reader: Reader, roomId: string): Promise<StaffChatRoom | undefined> {
  const row = await reader.selectFrom('chat_rooms').selectAll().where('id', '=', roomId).executeTakeFirst()
  return row && roomOf(row)
}

/** Writes a room, new or in the place of what it was. */
export async function saveRoom(tx: Tx, roomId: string, terms: ChatRoomTerms, at: Date): Promise<void> {
  const row = {
    names: JSON.stringify(terms.names),
    is_open: terms.isOpen,
    pause_seconds: terms.pauseSeconds,
    sort: terms.sort,
    changed_at: at,
  }
  await tx
    .insertInto('chat_rooms')
    .values({ id: roomId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export const listWords = async (reader: Reader): Promise<string[]> =>
  (await reader.selectFrom('chat_words').select('word').orderBy('word').execute()).map(({ word }) => word)

/** The words, whole. */
export async function saveWords(tx: Tx, words: readonly string[]): Promise<void> {
  await tx.deleteFrom('chat_words').execute()
  if (words.length > 0)
    await tx
      .insertInto('chat_words')
      .values(words.map((word) => ({ word })))
      .execute()
}
