import { cardCommitment, openingsOf } from '@fairground/room-rules'
import type { AppContext } from '../../context.ts'
import type { HandSeatRow, Tx } from '../../db/schema.ts'
import { type Dealt, dealtOf, type Hand, type KnownRoom, openPart, seedOf } from './hand-play.ts'
import { countParts } from './held-back.ts'

/** Everybody has revealed, or the time is over: the seed stands, and all cards are promised before the first move. */
export async function dealHand(context: AppContext, tx: Tx, { room, game }: KnownRoom, hand: Hand): Promise<Dealt> {
  const now = context.clock.now()
  const handId = hand.row.hand_id
  const seats: HandSeatRow[] = hand.seats.map((seat) => ({
    ...seat,
    part: seat.part_sealed ? openPart(context, handId, seat.sitting_id, seat.part_sealed) : seat.part,
  }))
  for (const { place, part, part_sealed } of seats)
    if (part_sealed)
      await tx
        .updateTable('room_hand_seats')
        .set({ part })
        .where('hand_id', '=', handId)
        .where('place', '=', place)
        .execute()
  if (room.mode === 'real') await countParts(tx, seats)
  const seed = seedOf(context, { row: hand.row, seats })
  const cards = openingsOf(handId, seed).map((opening) => cardCommitment(handId, opening))
  await tx
    .updateTable('room_hands')
    .set({ state: 'play', cards: JSON.stringify(cards), dealt_at: now, until_at: null })
    .where('hand_id', '=', handId)
    .execute()
  const row = { ...hand.row, state: 'play' as const, cards, dealt_at: now, until_at: null }
  return dealtOf(context, game, { row, seats, acts: [] })
}
