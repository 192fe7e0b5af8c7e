import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { RoomRow, SittingRow, Tx } from '../db/schema.ts'
import { findRoomGame } from './games/index.ts'
import { dealHand } from './hands/deal-hand.ts'
import { voidHand } from './hands/end-hand.ts'
import { type Dealt, dealtOf, findLatestHand, type Hand, type KnownRoom } from './hands/hand-play.ts'
import { canBegin, closeReady, openHand, playersOf, revealMs } from './hands/open-hand.ts'
import { dueAfter, playAct, resumeHand } from './hands/play-act.ts'
import { chipsOf, idleMsMax, isAway, listSittings, lockRoom, touchRoom } from './room-store.ts'
import { keepCompany } from './seats/bots.ts'
import { freeSeats } from './seats/free-seats.ts'

/** A result is looked at so long before the next hand. */
const shownMs = 5_000
/** A seat whose line is lost is waited for so long in its turn. */
const awayMs = 1_500
/** A player of the house thinks so long. */
const botMs = 1_200

/**
 * Takes the room one step on, if its time has come, by what is stored and by the clock alone: any process can go on where
 * another stopped. `isFirst`: nobody looked after it for a while.
 */
export async function stepRoom(context: AppContext, roomId: string, isFirst = false): Promise<void> {
  await transact(context.db, async (tx) => {
    const room = await lockRoom(tx, roomId)
    if (!room) return
    const game = findRoomGame(room.game_id)
    if (!game) return touchRoom(tx, roomId, null)
    const known = { room, game }
    const hand = await findLatestHand(tx, roomId)
    const step = { context, tx, known, isFirst }
    const dueAt = await (hand && isOpen(hand) ? stepHand(step, hand) : stepBetween(step, hand))
    await touchRoom(tx, roomId, dueAt)
  })
}

interface Step {
  context: AppContext
  tx: Tx
  known: KnownRoom
  isFirst: boolean
}

const isOpen = ({ row }: Hand): boolean => row.state === 'ready' || row.state === 'reveal' || row.state === 'play'

async function stepHand(step: Step, hand: Hand): Promise<Date | null> {
  const { context, tx, known } = step
  const { row, seats } = hand
  if (row.rules_version !== known.game.version) {
    await voidHand(context, tx, row, 'its rules are not played any more')
    return context.clock.now()
  }
  if (row.state === 'play') return stepPlay(step, hand)
  const now = context.clock.now()
  const isLate = row.until_at !== null && row.until_at <= now
  if (row.state === 'ready') {
    if (!isLate && seats.some(({ commitment }) => commitment === null)) return row.until_at
    return closeAndReveal(step, hand)
  }
  if (!isLate && seats.some(({ part, part_sealed }) => part === null && part_sealed === null)) return row.until_at
  return dueAfter(context, tx, known.room, await dealHand(context, tx, known, hand))
}

async function closeAndReveal({ context, tx, known }: Step, { row }: Hand): Promise<Date> {
  const now = context.clock.now()
  if (!(await closeReady(context, tx, { handId: row.hand_id, known }))) {
    await voidHand(context, tx, row, 'too few seats were ready')
    return now
  }
  const untilAt = new Date(now.getTime() + revealMs)
  await tx
    .updateTable('room_hands')
    .set({ state: 'reveal', until_at: untilAt })
    .where('hand_id', '=', row.hand_id)
    .execute()
  return untilAt
}

async function stepPlay(step: Step, hand: Hand): Promise<Date> {
  const { context, tx, known, isFirst } = step
  let dealt = dealtOf(context, known.game, hand)
  if (isFirst) dealt = await resumeHand(tx, dealt, context.clock.now())
  const sittings = await listSittings(tx, known.room.room_id)
  for (;;) {
    const doing = dueAct(context, dealt, sittings)
    if (!doing) break
    const played = await playAct(tx, dealt, doing)
    if (!played.ok) throw new Error(`Auto-pilot did what is refused: ${played.code}`)
    dealt = played.dealt
  }
  return dueAfter(context, tx, known.room, dealt)
}

/** What is done for a seat now: its time is over, its line is lost, or it is a player of the house. */
function dueAct({ clock }: AppContext, dealt: Dealt, sittings: readonly SittingRow[]) {
  const { game, state, seats } = dealt
  const now = clock.now()
  const sittingAt = (place: number) => sittings.find(({ sitting_id }) => sitting_id === seats[place]?.sitting_id)
  const deadlineMs = game.rules.deadlineMs(state)
  if (deadlineMs === undefined) return undefined
  const idle = game.rules.idle(state)
  if (idle && deadlineMs <= now.getTime())
    return { place: idle.seat, act: idle.act, at: new Date(deadlineMs), isIdle: true }
  const sitting = idle && sittingAt(idle.seat)
  const isLost = !sitting || isAway(sitting, now) || sitting.state === 'leaving'
  if (idle && isLost && state.clock.fromMs + awayMs <= now.getTime())
    return { place: idle.seat, act: idle.act, at: now, isIdle: true }
  if (state.clock.fromMs + botMs > now.getTime()) return undefined
  for (const { place, player_id } of seats) {
    const turn = game.turnOf(state)
    if (player_id !== null || (turn && turn.seat !== place)) continue
    const allowed = game.rules.allowed(state, place)
    if (allowed.length === 0) continue
    return { place, act: game.choose(game.rules.viewOf(state, place), place, allowed), at: now, isIdle: false }
  }
  return undefined
}

/** Between two hands: seats come and go, and the next hand is opened when enough are there. */
async function stepBetween({ context, tx, known }: Step, hand: Hand | undefined): Promise<Date | null> {
  const { room } = known
  const now = context.clock.now()
  await freeSeats(context, tx, room)
  await keepCompany(context, tx, known)
  const sittings = await listSittings(tx, room.room_id)
  const state = await wantedState(context, tx, room)
  if (state !== 'open') return sittings.length > 0 ? new Date(now.getTime() + shownMs) : null
  const nextMs = hand?.row.state === 'void' ? 0 : (hand?.row.ended_at?.getTime() ?? -Infinity) + shownMs
  const players = playersOf(known, sittings, now)
  if (room.mode === 'demo' && !players.some(({ player_id }) => player_id !== null)) return waitFor(sittings, now)
  if (!canBegin(known, players.map(chipsOf))) return waitFor(sittings, now)
  if (nextMs > now.getTime()) return new Date(nextMs)
  return openHand(context, tx, { known, players })
}

/** Without enough players the room is looked at again when somebody has been gone for too long. */
async function waitFor(sittings: readonly SittingRow[], now: Date): Promise<Date | null> {
  if (!sittings.some(({ player_id }) => player_id !== null)) return null
  const soonMs = 2_000
  const isMoving = sittings.some((sitting) => sitting.state === 'seated')
  return new Date(now.getTime() + (isMoving ? soonMs : idleMsMax / 30))
}

/** A room stands still while the wallet owes answers to several hands, or has refused one, and goes on by itself. */
async function wantedState({ roomMoney }: AppContext, tx: Tx, room: RoomRow): Promise<RoomRow['state']> {
  if (room.mode === 'demo' || !roomMoney) return room.state
  const { numbers, mayDeal } = await roomMoney.owedHands(tx, room.room_id)
  await tx
    .updateTable('room_hands')
    .set({ state: 'booked' })
    .where('room_id', '=', room.room_id)
    .where('state', '=', 'ended')
    .where('hand_seq', 'not in', [...numbers.map(String), '0'])
    .execute()
  if (room.state === 'closed' || room.paused_for === 'staff') return room.state
  const state = mayDeal ? 'open' : 'paused'
  if (state !== room.state)
    await tx
      .updateTable('rooms')
      .set({ state, paused_for: mayDeal ? null : 'wallet' })
      .where('room_id', '=', room.room_id)
      .execute()
  return state
}
