import type {
  ActFault,
  HandReadyRequest,
  HandRevealRequest,
  RoomActRequest,
  RoomAnswer,
} from '@fairground/contract/studio'
import { actFaults } from '@fairground/contract/studio'
import { fitsCommitment } from '@fairground/room-rules'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { HandSeatRow, Tx } from '../../db/schema.ts'
import { type Outcome, type Refused, refuse } from '../../lib/outcome.ts'
import { findRoomGame } from '../games/index.ts'
import { changeSitting } from '../room-store.ts'
import { asSeat } from '../seats/seat-calls.ts'
import { placeOf } from '../view-room.ts'
import { dealtOf, findLatestHand, type Hand } from './hand-play.ts'
import { dueAfter, playAct } from './play-act.ts'

interface Call<Request> {
  session: Session
  roomId: string
  request: Request
}

/** What this seat commits to, before anybody has revealed anything. */
export const sayReady = (
  context: AppContext,
  { request, ...call }: Call<HandReadyRequest>,
): Promise<Outcome<RoomAnswer>> =>
  asSeat(context, call, async (tx, { room, sitting, now }) => {
    const hand = await findHand(tx, room.room_id, request.handId)
    const seat = hand && seatOf(hand, sitting.sitting_id)
    if (hand?.row.state !== 'ready' || !seat) return movedOn
    if (seat.commitment !== null && seat.commitment !== request.commitment)
      return refuse('HAND_MOVED_ON', 'this seat has committed to another part')
    // The same part in two hands would be known before the second.
    const isUsed = await tx
      .selectFrom('room_hand_seats')
      .select('hand_id')
      .where('player_id', '=', call.session.playerId)
      .where('commitment', '=', request.commitment)
      .where('hand_id', '!=', request.handId)
      .executeTakeFirst()
    if (isUsed) return refuse('BAD_REQUEST', 'commitment: it was used before')
    await setSeat(tx, seat, { commitment: request.commitment })
    await changeSitting(tx, sitting.sitting_id, { line_at: now })
    return undefined
  })

export const revealPart = (
  context: AppContext,
  { request, ...call }: Call<HandRevealRequest>,
): Promise<Outcome<RoomAnswer>> =>
  asSeat(context, call, async (tx, { room, sitting, now }) => {
    const hand = await findHand(tx, room.room_id, request.handId)
    const seat = hand && seatOf(hand, sitting.sitting_id)
    if (hand?.row.state !== 'reveal' || !seat) return movedOn
    if (!fitsCommitment(request.part, seat.commitment ?? ''))
      return refuse('BAD_REQUEST', 'part: it is not what this seat committed to')
    await setSeat(tx, seat, { part: request.part })
    await changeSitting(tx, sitting.sitting_id, { line_at: now })
    return undefined
  })

/** An act of the seat, if the rules allow it; any process takes it. */
export async function act(
  context: AppContext,
  { request, ...call }: Call<RoomActRequest>,
): Promise<Outcome<RoomAnswer>> {
  const receivedAt = context.clock.now()
  return asSeat(context, call, async (tx, { room, sitting }) => {
    const game = findRoomGame(room.game_id)
    const hand = await findHand(tx, room.room_id, request.handId)
    const place = hand && placeOf(hand.seats, sitting.sitting_id)
    if (!game || hand?.row.state !== 'play' || place === undefined || hand.row.rules_version !== game.version)
      return movedOn
    await changeSitting(tx, sitting.sitting_id, { line_at: receivedAt })
    const dealt = dealtOf(context, game, hand)
    const isStale = request.step !== hand.acts.length && game.isAnyOrder?.(dealt.state) !== true
    if (isStale) return refuse('STEP_PASSED', 'another act came first')
    const wanted = game.readAct(request.act)
    if (wanted === undefined) return refuse('BAD_REQUEST', 'act: this game knows no such act')
    const played = await playAct(tx, dealt, { place, act: wanted, at: receivedAt, isIdle: false })
    if (!played.ok) return refuseAct(played.fault ?? played.code)
    await dueAfter(context, tx, room, played.dealt)
    return undefined
  })
}

const movedOn = refuse('HAND_MOVED_ON', 'the hand is another one, or in another phase')

const findHand = async (tx: Tx, roomId: string, handId: string): Promise<Hand | undefined> => {
  const latest = await findLatestHand(tx, roomId)
  return latest?.row.hand_id === handId ? latest : undefined
}

const seatOf = ({ seats }: Hand, sittingId: string): HandSeatRow | undefined =>
  seats.find(({ sitting_id }) => sitting_id === sittingId)

async function setSeat(tx: Tx, { hand_id, place }: HandSeatRow, change: { commitment?: string; part?: string }) {
  await tx
    .updateTable('room_hand_seats')
    .set(change)
    .where('hand_id', '=', hand_id)
    .where('place', '=', place)
    .execute()
}

/** The rules say why. */
function refuseAct(why: string): Refused & { actFault?: ActFault } {
  const actFault = actFaults.find((fault) => fault === why) ?? 'NOT_NOW'
  return { ...refuse('ACT_REFUSED', `the rules refuse it: ${why}`), actFault }
}
