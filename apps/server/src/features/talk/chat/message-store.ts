import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export interface Said {
  messageId: string
  memberId: string
  account: string
  text: string
  saidAt: Date
}

/** What was said last in a room and is not deleted, the oldest first. */
export async function listSaid(reader: Reader, roomId: string, limit: number): Promise<Said[]> {
  const rows = await reader
    .selectFrom('chat_messages as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.member_id', 'm.account', 'c.body', 'c.said_at'])
    .where('c.room_id', '=', roomId)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(saidOf).toReversed()
}

interface SaidRow {
  id: string
  member_id: string
  account: string
  body: string
  said_at: Date
}

const saidOf = (row: SaidRow): Said => ({
  messageId: row.id,
  memberId: row.member_id,
  account: row.account,
  text: row.body,
  saidAt: row.said_at,
})

export interface StaffSaid extends Said {
  deletedAt: Date | undefined
  mutedUntil: Date | undefined
}

interface Search {
  roomId: string
  /** Part of the account or of the text. */
  query: string | undefined
  now: Date
  limit: number
  offset: number
}

/** All that was said in a room, the newest first. */
export async function searchSaid(
  reader: Reader,
  { roomId, query, now, limit, offset }: Search,
): Promise<{ said: StaffSaid[]; total: number }> {
  const found = reader
    .selectFrom('chat_messages as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .leftJoin('chat_mutes as u', (join) => join.onRef('u.member_id', '=', 'c.member_id').on('u.until', '>', now))
    .where('c.room_id', '=', roomId)
    .$if(Boolean(query), (rows) =>
      rows.where(sql<boolean>`position(lower(${query}) in lower(m.account || ' ' || c.body)) > 0`),
    )
  const rows = await found
    .select(['c.id', 'c.member_id', 'm.account', 'c.body', 'c.said_at', 'c.deleted_at', 'u.until'])
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const said = rows.map((row) => ({
    ...saidOf(row),
    deletedAt: row.deleted_at ?? undefined,
    mutedUntil: row.until ?? undefined,
  }))
  return { said, total: Number(count) }
}

/** When a member spoke last in any room. */
export async function findLastSaidAt(reader: Reader, memberId: string): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('chat_messages')
    .select('said_at')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.said_at
}

interface NewMessage {
  roomId: string
  memberId: string
  text: string
  saidAt: Date
}

export async function addMessage(tx: Tx, { roomId, memberId, text, saidAt }: NewMessage): Promise<string> {
  const { id } = await tx
    .insertInto('chat_messages')
    .values({ room_id: roomId, member_id: memberId, body: text, said_at: saidAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a message once; its room, or undefined when there is none or it was deleted before. */
export async function deleteMessage(
  tx: Tx,
  { messageId, staffId, at }: { messageId: string; staffId: string; at: Date },
): Promise<{ roomId: string; memberId: string } | undefined> {
  const row = await tx
    .updateTable('chat_messages')
    .set({ deleted_at: at, deleted_by: staffId })
    .where('id', '=', messageId)
    .where('deleted_at', 'is', null)
    .returning(['room_id', 'member_id'])
    .executeTakeFirst()
  return row && { roomId: row.room_id, memberId: row.member_id }
}

/** Until when a member may only read; undefined for whoever may write. */
export async function findMute(reader: Reader, memberId: string, now: Date): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('chat_mutes')
    .select('until')
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until
}

interface Mute {
  memberId: string
  until: Date
  reason: string
  staffId: string
  at: Date
}

export async function saveMute(tx: Tx, { memberId, until, reason, staffId, at }: Mute): Promise<void> {
  const row = { until, reason, muted_by: staffId, muted_at: at }
  await tx
    .insertInto('chat_mutes')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
}

/** One message of a member after the other. */
export const lockSpeaker = (tx: Tx, memberId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`chat:${memberId}`}, 0))`.execute(tx)
