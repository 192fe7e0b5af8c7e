import type { FishingSitRequest } from '@fairground/contract/studio'
import { type Session, transact } from '@fairground/vendor-kit'
import type { FishingTitle } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { findRoom, findSeatOf, fishingSeatCount, listRooms, openRoom, takeSeatRow } from './room-store.ts'

interface SeatTaken {
  roomId: string
  seat: number
  /** The player sat there already: in another window, or before the line was lost. */
  isOld: boolean
}

interface Wish {
  session: Session
  title: FishingTitle
  request: FishingSitRequest
  lineId: string
}

/** Takes a seat, or goes on at the one that the player has at this level: from here on it is this line's. */
export async function takeFishingSeat(context: AppContext, wish: Wish): Promise<Outcome<SeatTaken>> {
  const { session, title, lineId } = wish
  const now = context.clock.now()
  return transact(context.db, async (tx) => {
    const own = await findSeatOf(tx, session)
    if (own) {
      await tx
        .updateTable('fishing_seats')
        .set({ line_id: lineId, seen_at: now })
        .where('player_id', '=', session.playerId)
        .where('game_id', '=', session.gameId)
        .where('mode', '=', session.mode)
        .execute()
      return ok({ roomId: own.room_id, seat: own.seat, isOld: true })
    }
    if (title.status !== 'live') return refuse('GAME_DISABLED', 'the level is closed')
    return sitDown(tx, wish, now)
  })
}

async function sitDown(tx: Tx, { session, request, lineId }: Wish, now: Date): Promise<Outcome<SeatTaken>> {
  const wished = request.roomId
  if (wished !== undefined) {
    const room = await findRoom(tx, wished)
    if (!room || room.game_id !== session.gameId || room.mode !== session.mode)
      return refuse('NOT_FOUND', 'there is no such room')
  }
  const rooms = (await listRooms(tx, session.gameId, session.mode))
    .filter(({ roomId, taken }) => (wished === undefined || roomId === wished) && taken.length < fishingSeatCount)
    .sort((a, b) => b.taken.length - a.taken.length || a.number - b.number)
  for (const { roomId, taken } of rooms) {
    for (const seat of seatsToTry(taken, request.seat)) {
      if (await takeSeatRow(tx, { session, roomId, seat, lineId, now })) return ok({ roomId, seat, isOld: false })
    }
  }
  if (wished !== undefined) return refuse('SEAT_TAKEN', 'no such free seat in this room')
  const roomId = await openRoom(tx, session, now)
  if (!roomId) return refuse('ROOM_FULL', 'all rooms of the level are full')
  const seat = request.seat ?? 0
  await takeSeatRow(tx, { session, roomId, seat, lineId, now })
  return ok({ roomId, seat, isOld: false })
}

function seatsToTry(taken: readonly number[], wished: number | undefined): number[] {
  const free = Array.from({ length: fishingSeatCount }, (_, seat) => seat).filter((seat) => !taken.includes(seat))
  return wished === undefined ? free : free.filter((seat) => seat === wished)
}

/** Frees the seat of a line; false where it was another's by then. */
export async function freeSeat(context: AppContext, lineId: string): Promise<boolean> {
  const { numDeletedRows } = await context.db
    .deleteFrom('fishing_seats')
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
