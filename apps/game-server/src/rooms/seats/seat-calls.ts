import type { EmojiRequest, QuickSeatRequest, RoomAnswer, SitAnswer } from '@fairground/contract/studio'
import { emojiPauseMs } from '@fairground/contract/studio'
import { type Session, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { RoomRow, SittingRow, Tx } from '../../db/schema.ts'
import { type Outcome, ok, type Refused, refuse } from '../../lib/outcome.ts'
import { listRooms } from '../list-rooms.ts'
import { changeSitting, lockRoom, tellRoom, touchRoom } from '../room-store.ts'
import { readRoom, viewRoom } from '../view-room.ts'
import { getUp } from './free-seats.ts'
import { isFor, isInHand, sit } from './sit.ts'

interface At {
  room: RoomRow
  sitting: SittingRow
  now: Date
}

/** Something that a seat does; the room is looked at at once, and answered as this player sees it then. */
export async function asSeat(
  context: AppContext,
  { session, roomId }: { session: Session; roomId: string },
  work: (tx: Tx, at: At) => Promise<Refused | undefined>,
): Promise<Outcome<RoomAnswer>> {
  const refusal = await transact(context.db, async (tx) => {
    const room = await lockRoom(tx, roomId)
    if (!room || !isFor(room, session)) return refuse('NOT_FOUND', 'no such room')
    const sitting = await tx
      .selectFrom('room_seats')
      .selectAll()
      .where('room_id', '=', roomId)
      .where('player_id', '=', session.playerId)
      .where('state', 'not in', ['closed', 'joining'])
      .executeTakeFirst()
    if (!sitting) return refuse('SEAT_GONE', 'this player has no seat here')
    const now = context.clock.now()
    const said = await work(tx, { room, sitting, now })
    if (said) return said
    await touchRoom(tx, roomId, now)
    return undefined
  })
  return refusal ?? answerRoom(context, session, roomId)
}

/** The room as this player sees it. */
export async function answerRoom(context: AppContext, session: Session, roomId: string): Promise<Outcome<RoomAnswer>> {
  const now = await readRoom(context, roomId)
  if (!now || !isFor(now.room, session)) return refuse('NOT_FOUND', 'no such room')
  return ok({ room: viewRoom(context, now, session.playerId) })
}

interface Call {
  session: Session
  roomId: string
}

/** Gets up: at once between hands; in one, when auto-pilot has played it to its end. */
export const leave = (context: AppContext, call: Call) =>
  asSeat(context, call, async (tx, { room, sitting }) => {
    if (sitting.state === 'closing') return undefined
    if (await isInHand(tx, sitting.sitting_id)) await changeSitting(tx, sitting.sitting_id, { state: 'leaving' })
    else await getUp(context, tx, { room, sitting, reason: 'left' })
    return undefined
  })

/** Sits out from the next hand on, or is back. */
export const sitOut = (context: AppContext, call: Call & { isOut: boolean }) =>
  asSeat(context, call, async (tx, { sitting, now }) => {
    if (sitting.state !== 'seated' && sitting.state !== 'out') return refuse('SEAT_GONE', 'the seat is being left')
    await changeSitting(
      tx,
      sitting.sitting_id,
      call.isOut
        ? { state: 'out', idle_since: now, line_at: now }
        : { state: 'seated', idle_since: null, line_at: now, is_check_due: false },
    )
    return undefined
  })

/** The waiting list of a room; who has a seat of the game does not wait for another. */
export async function wait(context: AppContext, call: Call & { isWaiting: boolean }): Promise<Outcome<RoomAnswer>> {
  const { session, roomId, isWaiting } = call
  const refusal = await transact(context.db, async (tx) => {
    const room = await lockRoom(tx, roomId)
    if (!room || !isFor(room, session)) return refuse('NOT_FOUND', 'no such room')
    const seated = await tx
      .selectFrom('room_seats')
      .select('sitting_id')
      .where('room_id', '=', roomId)
      .where('player_id', '=', session.playerId)
      .where('state', '!=', 'closed')
      .executeTakeFirst()
    if (seated && isWaiting) return refuse('SEATED_ELSEWHERE', 'this player sits here')
    const now = context.clock.now()
    if (isWaiting)
      await tx
        .insertInto('room_waits')
        .values({ room_id: roomId, player_id: session.playerId, since: now })
        .onConflict((conflict) => conflict.columns(['room_id', 'player_id']).doNothing())
        .execute()
    else
      await tx
        .deleteFrom('room_waits')
        .where('room_id', '=', roomId)
        .where('player_id', '=', session.playerId)
        .execute()
    await touchRoom(tx, roomId, now)
    return undefined
  })
  return refusal ?? answerRoom(context, session, roomId)
}

const lately = new WeakMap<AppContext, Map<string, number>>()

/** Seats say no words; one of them at a time, and not too often. */
export function sendEmoji(context: AppContext, call: Call & EmojiRequest): Promise<Outcome<RoomAnswer>> {
  const sent = lately.get(context) ?? new Map<string, number>()
  lately.set(context, sent)
  return asSeat(context, call, async (tx, { sitting, now }) => {
    const last = sent.get(sitting.sitting_id) ?? 0
    if (now.getTime() - last < emojiPauseMs) return refuse('TOO_MANY_REQUESTS', 'one at a time')
    sent.set(sitting.sitting_id, now.getTime())
    await tellRoom(tx, { roomId: call.roomId, what: 'emoji', seat: sitting.seat, emoji: call.emoji })
    return undefined
  })
}

const partOfBalance = 20n

/** A seat in the fullest room of the level that has one for this player. */
export async function quickSeat(
  context: AppContext,
  session: Session,
  request: QuickSeatRequest,
  address: string,
): Promise<Outcome<SitAnswer>> {
  const { rooms } = await listRooms(context, session)
  const levels = [...new Set(rooms.map(({ level }) => level))]
  const fits = (level: number) =>
    rooms.some((room) => room.level === level && BigInt(room.buyInMinorMin) * partOfBalance <= session.balanceMinor)
  const level = request.level ?? levels.findLast(fits) ?? levels[0]
  let refusal: Outcome<SitAnswer> = refuse('ROOM_FULL', 'there is no free chair at this level')
  for (const room of rooms.filter((one) => one.level === level)) {
    const { requestId, buyInMinor = room.buyInMinorMin } = request
    const sat = await sit(context, {
      session,
      roomId: room.roomId,
      address,
      request: { requestId, seat: null, buyInMinor },
    })
    if (sat.ok || !['ROOM_FULL', 'SEAT_TAKEN', 'NOT_TOGETHER', 'ROOM_CLOSED'].includes(sat.code)) return sat
    refusal = sat
  }
  return refusal
}
