import { randomUUID } from 'node:crypto'
import type { SeedTriple } from '@fairground/fairness'
import { type TideFish, tideMs, tideOf } from '@fairground/game-rules/fishing'
import type { Session } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Db, FishingRoomRow, FishingSeatRow, FishingTideRow, Mode, Reader, Tx } from '../db/schema.ts'

/** So many rooms of a level at most, for money and for play money each. */
const roomsMax = 250
export const fishingSeatCount = 4
/** A fish swims at most so long after the beginning of its tide, freezes aside. */
const tideLifeMs = 120_000

const roomIdOf = (gameId: string, mode: Mode, number: number): string => `${gameId}:${mode}:${number}`

export const findRoom = (reader: Reader, roomId: string): Promise<FishingRoomRow | undefined> =>
  reader.selectFrom('fishing_rooms').selectAll().where('room_id', '=', roomId).executeTakeFirst()

export const listSeats = (reader: Reader, roomId: string): Promise<FishingSeatRow[]> =>
  reader.selectFrom('fishing_seats').selectAll().where('room_id', '=', roomId).orderBy('seat').execute()

/** The rooms of a level in this mode, by number, with the seats that are taken. */
export async function listRooms(reader: Reader, gameId: string, mode: Mode) {
  const rooms = await reader
    .selectFrom('fishing_rooms')
    .select(['room_id', 'number'])
    .where('game_id', '=', gameId)
    .where('mode', '=', mode)
    .orderBy('number')
    .execute()
  const seats = await reader
    .selectFrom('fishing_seats')
    .select(['room_id', 'seat'])
    .where('game_id', '=', gameId)
    .where('mode', '=', mode)
    .orderBy('seat')
    .execute()
  return rooms.map(({ room_id: roomId, number }) => ({
    ...{ roomId, number },
    taken: seats.filter(({ room_id }) => room_id === roomId).map(({ seat }) => seat),
  }))
}

export const findSeatOf = (reader: Reader, { playerId, gameId, mode }: Session): Promise<FishingSeatRow | undefined> =>
  reader
    .selectFrom('fishing_seats')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .where('mode', '=', mode)
    .executeTakeFirst()

interface NewSeat {
  session: Session
  roomId: string
  seat: number
  lineId: string
  now: Date
}

/** False when somebody else has it, or the player another one. */
export async function takeSeatRow(tx: Tx, { session, roomId, seat, lineId, now }: NewSeat): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('fishing_seats')
    .values({
      ...{ room_id: roomId, seat, game_id: session.gameId, mode: session.mode, player_id: session.playerId },
      ...{ currency: session.currency, mark: randomUUID().slice(0, 8), line_id: lineId, seen_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The next room of the level; undefined when there are as many as there may be. */
export async function openRoom(tx: Tx, { gameId, mode }: Session, now: Date): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fishing-rooms:${gameId}:${mode}`}, 0))`.execute(tx)
  const { last } = await tx
    .selectFrom('fishing_rooms')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('game_id', '=', gameId)
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  if (number > roomsMax) return undefined
  const room_id = roomIdOf(gameId, mode, number)
  await tx.insertInto('fishing_rooms').values({ room_id, game_id: gameId, mode, number, created_at: now }).execute()
  return room_id
}

/** Tides of which a fish may still swim, oldest first. */
export const listTides = (reader: Reader, roomId: string, nowMs: number): Promise<FishingTideRow[]> =>
  reader
    .selectFrom('fishing_tides')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('start_ms', '>', String(nowMs - tideLifeMs))
    .orderBy('number')
    .execute()

export const lastTide = (reader: Reader, roomId: string): Promise<FishingTideRow | undefined> =>
  reader
    .selectFrom('fishing_tides')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const fishOf = (row: FishingTideRow): TideFish[] =>
  tideOf({ seeds: seedsOf(row), number: row.number, startMs: Number(row.start_ms) })

const seedsOf = ({ server_seed, salt, place }: FishingTideRow): SeedTriple => ({
  ...{ serverSeed: server_seed, clientSeed: salt, nonce: place },
})

export const endMsOf = ({ start_ms }: FishingTideRow): number => Number(start_ms) + tideMs

/** Seats whose lines are there. */
export async function touchSeats(db: Db, lineIds: readonly string[], now: Date): Promise<void> {
  if (lineIds.length === 0) return
  await db.updateTable('fishing_seats').set({ seen_at: now }).where('line_id', 'in', lineIds).execute()
}
