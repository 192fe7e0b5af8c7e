import { createHash } from 'node:crypto'
import type { SitAnswer, SitRequest } from '@fairground/contract/studio'
import { bankStartMs } from '@fairground/room-rules'
import { newId, type Session, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { RoomRow, SittingRow, Tx } from '../../db/schema.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { findRoomGame } from '../games/index.ts'
import { practiceLeftOf } from '../hands/held-back.ts'
import type { Bought } from '../money/room-money.ts'
import { changeSitting, listSittings, lockRoom, touchRoom } from '../room-store.ts'
import { readRoom, viewRoom } from '../view-room.ts'
import { apartOf, sharedWithin } from './apart.ts'
import { markOf } from './mark.ts'

export interface Sitting {
  session: Session
  roomId: string
  request: SitRequest
  /** Where the call came from. */
  address: string
}

/** Takes a chair: the wallet books the buy-in, and only then there are chips. The same request again answers the same seat. */
export async function sit(context: AppContext, sitting: Sitting): Promise<Outcome<SitAnswer>> {
  const { session, roomId, request } = sitting
  const taken = await transact(context.db, (tx) => takeChair(context, tx, sitting))
  if (!taken.ok) return taken
  const { row, isNew } = taken.value
  if (isNew && session.mode === 'real') {
    const bought = await buyIn(context, session, row, BigInt(request.buyInMinor))
    if (bought.kind === 'refused') return bought.refusal
    if (bought.kind === 'unknown') return refuse('WALLET_UNREACHABLE', 'the buy-in is taken back')
  }
  return answerSat(context, session, roomId)
}

/** The room with what is left beside the chips. */
export async function answerSat(context: AppContext, session: Session, roomId: string): Promise<Outcome<SitAnswer>> {
  const now = await readRoom(context, roomId)
  if (!now) return refuse('NOT_FOUND', 'no such room')
  const { balance_minor, balance_version } = await context.db
    .selectFrom('sessions')
    .select(['balance_minor', 'balance_version'])
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow()
  return ok({
    room: viewRoom(context, now, session.playerId),
    balanceMinor: balance_minor,
    balanceVersion: Number(balance_version),
  })
}

async function takeChair(
  context: AppContext,
  tx: Tx,
  { session, roomId, request, address }: Sitting,
): Promise<Outcome<{ row: SittingRow; isNew: boolean }>> {
  const room = await lockRoom(tx, roomId)
  const game = room && findRoomGame(room.game_id)
  if (!game || !isFor(room, session)) return refuse('NOT_FOUND', 'no such room')
  const asked = await tx
    .selectFrom('room_seats')
    .selectAll()
    .where('player_id', '=', session.playerId)
    .where('request_id', '=', request.requestId)
    .executeTakeFirst()
  if (asked)
    return asked.room_id === roomId && asked.state !== 'closed'
      ? ok({ row: asked, isNew: false })
      : refuse('SEAT_GONE', 'that seat was left')
  if (room.state === 'closed' || room.paused_for === 'staff') return refuse('ROOM_CLOSED', 'the room takes nobody')
  if (room.mode === 'real' && !context.roomMoney) return refuse('ROOM_CLOSED', 'no money is played for here')
  const buyIn = BigInt(request.buyInMinor)
  const unit = BigInt(room.unit_minor)
  if (buyIn < unit * game.buyIn.min || buyIn > unit * game.buyIn.max)
    return refuse('BUY_IN_NOT_ALLOWED', `from ${unit * game.buyIn.min} to ${unit * game.buyIn.max}`)
  const apart = await mayNotSit(context, tx, { session, room, address })
  if (apart) return apart
  const chair = await freeChair(context, tx, { session, room, wanted: request.seat })
  if (!chair.ok) return chair
  const now = context.clock.now()
  const sittingId = newId('sit', now)
  const row = await tx
    .insertInto('room_seats')
    .values({
      ...{ sitting_id: sittingId, room_id: roomId, seat: chair.value, mark: markOf(sittingId) },
      ...{ player_id: session.playerId, session_id: session.sessionId, request_id: request.requestId },
      state: room.mode === 'real' ? 'joining' : 'seated',
      chips_minor: room.mode === 'real' ? 0n : buyIn,
      ...{ bank_ms: bankStartMs, line_at: now, sat_at: now, address: hashOf(address) },
      apart: room.mode === 'real' ? await apartOf(tx, session.playerId) : [],
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('room_waits').where('room_id', '=', roomId).where('player_id', '=', session.playerId).execute()
  await touchRoom(tx, roomId, now)
  return ok({ row, isNew: true })
}

export const isFor = (room: RoomRow, { gameId, mode, currency }: Session): boolean =>
  room.game_id === gameId && room.mode === mode && room.currency === currency

const hashOf = (address: string): string => createHash('sha256').update(`room-address:${address}`).digest('hex')

interface Coming {
  session: Session
  room: RoomRow
  address: string
}

/** One seat per player and game; for money nobody sits with whom he shares an address, a device or a line of agents. */
async function mayNotSit(context: AppContext, tx: Tx, { session, room, address }: Coming) {
  const elsewhere = await tx
    .selectFrom('room_seats')
    .innerJoin('rooms', 'rooms.room_id', 'room_seats.room_id')
    .select('room_seats.sitting_id')
    .where('room_seats.player_id', '=', session.playerId)
    .where('room_seats.state', '!=', 'closed')
    .where('rooms.game_id', '=', room.game_id)
    .where('rooms.mode', '=', room.mode)
    .executeTakeFirst()
  if (elsewhere) return refuse('SEATED_ELSEWHERE', 'there is a seat of this player already')
  if (room.mode === 'demo') return undefined
  if (await context.roomMoney?.hasMoneyBehind(tx, session.playerId, room.room_id))
    return refuse('SEATED_ELSEWHERE', 'money of a seat here is still on its way back')
  if (await practiceLeftOf(tx, session.playerId)) return refuse('PRACTICE_ONLY', 'parts of the shuffle were held back')
  if (!context.config.hasLimits) return undefined
  const coming = { roomId: room.room_id, address: hashOf(address), apart: await apartOf(tx, session.playerId) }
  const shared = await sharedWithin(tx, coming)
  return shared && refuse('NOT_TOGETHER', `somebody who sits there shares the ${shared}`)
}

interface Wanting {
  session: Session
  room: RoomRow
  wanted: number | null
}

/** A chair that nobody has; a player of the house makes room, unless it is in a hand. */
async function freeChair({ clock }: AppContext, tx: Tx, { session, room, wanted }: Wanting): Promise<Outcome<number>> {
  const sittings = await listSittings(tx, room.room_id)
  const chairs = Array.from({ length: room.seats }, (_, at) => at + 1)
  const holders = new Map(sittings.map((sitting) => [sitting.seat, sitting]))
  const kept = await keptSeats(tx, room.room_id, session.playerId)
  const free = chairs.filter((seat) => !holders.has(seat))
  if (wanted !== null && !chairs.includes(wanted)) return refuse('BAD_REQUEST', 'there is no such chair')
  if (wanted !== null && holders.get(wanted)?.player_id) return refuse('SEAT_TAKEN', 'somebody sits there')
  const people = sittings.filter(({ player_id }) => player_id !== null).length
  if (room.seats - people <= kept) return refuse('ROOM_FULL', 'every chair is taken or kept')
  const chair = wanted ?? free[0] ?? chairs.find((seat) => holders.get(seat)?.player_id === null)
  if (chair === undefined) return refuse('ROOM_FULL', 'every chair is taken')
  const bot = holders.get(chair)
  if (!bot) return ok(chair)
  if (await isInHand(tx, bot.sitting_id)) {
    if (free[0] !== undefined && wanted === null) return ok(free[0])
    return refuse('SEAT_TAKEN', 'a player of the house is in a hand there')
  }
  await changeSitting(tx, bot.sitting_id, { state: 'closed', closed_at: clock.now() })
  return ok(chair)
}

/** Chairs that are kept for others on the waiting list. */
const keptSeats = async (tx: Tx, roomId: string, playerId: string): Promise<number> =>
  (
    await tx
      .selectFrom('room_waits')
      .select('player_id')
      .where('room_id', '=', roomId)
      .where('player_id', '!=', playerId)
      .where('offer_until', 'is not', null)
      .execute()
  ).length

export const isInHand = async (tx: Tx, sittingId: string): Promise<boolean> =>
  (await tx
    .selectFrom('room_hand_seats')
    .innerJoin('room_hands', 'room_hands.hand_id', 'room_hand_seats.hand_id')
    .select('room_hands.hand_id')
    .where('room_hand_seats.sitting_id', '=', sittingId)
    .where('room_hands.state', 'in', ['ready', 'reveal', 'play'])
    .executeTakeFirst()) !== undefined

/** The wallet books the buy-in. What it said is read from the account, so that it stands whoever heard it. */
async function buyIn(context: AppContext, session: Session, row: SittingRow, amountMinor: bigint): Promise<Bought> {
  const { sitting_id: sittingId, room_id: roomId } = row
  if (!context.roomMoney) throw new Error('Nobody sits down for money without a wallet')
  const bought = await context.roomMoney.buyIn(session, roomId, sittingId, amountMinor)
  const now = context.clock.now()
  await transact(context.db, async (tx) => {
    await lockRoom(tx, roomId)
    await tx
      .updateTable('room_seats')
      .set(
        bought.kind === 'taken' ? { state: 'seated', chips_minor: amountMinor } : { state: 'closed', closed_at: now },
      )
      .where('sitting_id', '=', sittingId)
      .where('state', '=', 'joining')
      .execute()
    await touchRoom(tx, roomId, now)
  })
  return bought
}
