import { sql } from 'kysely'
import type { Reader, RoomRow, SittingRow, Tx } from '../db/schema.ts'

/** Everybody who shows a room looks again when he hears this. */
export const roomsChannel = 'studio_rooms'
export type RoomNews = { roomId: string } & ({ what: 'room' } | { what: 'emoji'; seat: number; emoji: string })

export const tellRoom = (reader: Reader, news: RoomNews): Promise<unknown> =>
  sql`select pg_notify(${roomsChannel}, ${JSON.stringify(news)})`.execute(reader)

/** The room, for this transaction alone: whatever changes in it goes through here. */
export const lockRoom = (tx: Tx, roomId: string): Promise<RoomRow | undefined> =>
  tx.selectFrom('rooms').selectAll().where('room_id', '=', roomId).forUpdate().executeTakeFirst()

/** Something can be seen that could not before; `dueAt` is when the room has to be looked at again. */
export async function touchRoom(tx: Tx, roomId: string, dueAt: Date | null): Promise<void> {
  await tx
    .updateTable('rooms')
    .set(({ eb }) => ({ version: eb('version', '+', '1') as never, due_at: dueAt }))
    .where('room_id', '=', roomId)
    .execute()
  await tellRoom(tx, { roomId, what: 'room' })
}

/** Whoever has a chair, in the order of the chairs. */
export const listSittings = (reader: Reader, roomId: string): Promise<SittingRow[]> =>
  reader
    .selectFrom('room_seats')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('state', '!=', 'closed')
    .orderBy('seat')
    .execute()

type Change = Partial<{
  state: SittingRow['state']
  chips_minor: bigint
  top_up_minor: bigint
  bank_ms: number
  hands_played: number
  line_at: Date | null
  idle_since: Date | null
  last_hand_for: string | null
  is_check_due: boolean
  last_hand_seq: number
  closed_at: Date
}>

export async function changeSitting(tx: Reader, sittingId: string, change: Change): Promise<void> {
  await tx.updateTable('room_seats').set(change).where('sitting_id', '=', sittingId).execute()
}

/** A line that was not seen for so long is lost. */
const lineMsMax = 12_000

export const isAway = ({ player_id, line_at }: SittingRow, now: Date): boolean =>
  player_id !== null && (line_at === null || line_at.getTime() + lineMsMax < now.getTime())

export const idleMsMax = 15 * 60_000

/** Chips that the seat plays with. */
export const chipsOf = ({ chips_minor }: SittingRow): bigint => BigInt(chips_minor)
