import type { PlayedHand } from '@fairground/room-rules'
import type { HandSeatRow, Reader, RoomActRow } from '../../db/schema.ts'

const batch = 1_000

type Seat = Pick<HandSeatRow, 'hand_id' | 'place' | 'contribution_minor' | 'returned_minor'> & {
  player_id: string | null
  apart: string[]
}
type Act = Pick<RoomActRow, 'hand_id' | 'place' | 'act' | 'is_idle'>

/** Hands for money that ended since then, oldest first, in batches: whoever reads them keeps what he needs. */
export async function* readHands(reader: Reader, since: Date): AsyncGenerator<PlayedHand> {
  for (let after = ''; ; ) {
    const hands = await reader
      .selectFrom('room_hands')
      .innerJoin('rooms', 'rooms.room_id', 'room_hands.room_id')
      .select(['room_hands.hand_id', 'rooms.unit_minor'])
      .where('rooms.mode', '=', 'real')
      .where('room_hands.state', 'in', ['ended', 'booked'])
      .where('room_hands.ended_at', '>', since)
      .where('room_hands.hand_id', '>', after)
      .orderBy('room_hands.hand_id')
      .limit(batch)
      .execute()
    const last = hands.at(-1)
    if (!last) return
    after = last.hand_id
    const ids = hands.map(({ hand_id }) => hand_id)
    const [seats, acts] = await Promise.all([readSeats(reader, ids), readActs(reader, ids)])
    const [seatsOf, actsOf] = [
      Map.groupBy(seats, ({ hand_id }) => hand_id),
      Map.groupBy(acts, ({ hand_id }) => hand_id),
    ]
    for (const { hand_id, unit_minor } of hands)
      yield playedOf(hand_id, BigInt(unit_minor), seatsOf.get(hand_id) ?? [], actsOf.get(hand_id) ?? [])
  }
}

const readSeats = (reader: Reader, handIds: string[]): Promise<Seat[]> =>
  reader
    .selectFrom('room_hand_seats as seat')
    .innerJoin('room_seats as sitting', 'sitting.sitting_id', 'seat.sitting_id')
    .select(['seat.hand_id', 'seat.place', 'seat.player_id', 'seat.contribution_minor', 'seat.returned_minor'])
    .select('sitting.apart')
    .where('seat.hand_id', 'in', handIds)
    .orderBy('seat.place')
    .execute()

const readActs = (reader: Reader, handIds: string[]): Promise<Act[]> =>
  reader
    .selectFrom('room_acts')
    .select(['hand_id', 'place', 'act', 'is_idle'])
    .where('hand_id', 'in', handIds)
    .orderBy('hand_id')
    .orderBy('number')
    .execute()

function playedOf(handId: string, unitMinor: bigint, seats: readonly Seat[], acts: readonly Act[]): PlayedHand {
  const nameAt = (place: number) => seats.find((seat) => seat.place === place)?.player_id ?? ''
  return {
    ...{ handId, unitMinor, answers: answersOf(acts, nameAt) },
    seats: seats.map(({ player_id, contribution_minor, returned_minor }) => ({
      player: player_id ?? '',
      netMinor: BigInt(returned_minor ?? 0) - BigInt(contribution_minor ?? 0),
    })),
    related: seats.flatMap((one, at) =>
      seats
        .slice(at + 1)
        .filter(({ apart }) => apart.some((mark) => one.apart.includes(mark)))
        .map(({ player_id }) => [one.player_id ?? '', player_id ?? ''] as const),
    ),
  }
}

/** Who answered the raise that stood; what auto-pilot did is nobody's wish. */
function answersOf(acts: readonly Act[], nameAt: (place: number) => string): PlayedHand['answers'] {
  const answers: { player: string; to: string; isFold: boolean }[] = []
  let raiser: number | undefined
  for (const { place, act, is_idle } of acts) {
    const type = act?.type
    if (place === null || (type !== 'fold' && type !== 'call' && type !== 'raise')) continue
    if (raiser !== undefined && raiser !== place && !is_idle)
      answers.push({ player: nameAt(place), to: nameAt(raiser), isFold: type === 'fold' })
    if (type === 'raise') raiser = place
  }
  return answers
}
