import { drawsOf, handSeed, openingsOf, type Share } from '@fairground/room-rules'
import type { AppContext } from '../../context.ts'
import type { HandRow, HandSeatRow, Reader, RoomActRow, RoomRow } from '../../db/schema.ts'
import type { AnyState, RoomGame } from '../room-game.ts'

/** A hand with all that belongs to it. */
export interface Hand {
  row: HandRow
  seats: HandSeatRow[]
  acts: RoomActRow[]
}

/** The newest hand of the room, whatever became of it. */
export async function findLatestHand(reader: Reader, roomId: string): Promise<Hand | undefined> {
  const row = await reader
    .selectFrom('room_hands')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('opened_at', 'desc')
    .orderBy('hand_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && withParts(reader, row)
}

export async function withParts(reader: Reader, row: HandRow): Promise<Hand> {
  const seats = await reader
    .selectFrom('room_hand_seats')
    .selectAll()
    .where('hand_id', '=', row.hand_id)
    .orderBy('place')
    .execute()
  const acts = await reader
    .selectFrom('room_acts')
    .selectAll()
    .where('hand_id', '=', row.hand_id)
    .orderBy('number')
    .execute()
  return { row, seats, acts }
}

const purposeOf = (handId: string, of: string) => `room-hand:${handId}:${of}`
export const sealPart = ({ secrets }: AppContext, handId: string, of: string, part: string): string =>
  secrets.seal(purposeOf(handId, of), part)
export const openPart = ({ secrets }: AppContext, handId: string, of: string, sealed: string): string =>
  secrets.open(purposeOf(handId, of), sealed)

/** The server's part of the shuffle. Never log or send what this returns before the seed is opened. */
export const serverPartOf = (context: AppContext, { hand_id, server_part_sealed }: HandRow): string =>
  openPart(context, hand_id, 'server', server_part_sealed)

/** What decides the deck. Never log or send it before the seed is opened. */
export function seedOf(context: AppContext, { row, seats }: Pick<Hand, 'row' | 'seats'>): string {
  return handSeed({
    handId: row.hand_id,
    serverPart: serverPartOf(context, row),
    commitments: seats.map(({ commitment }) => commitment ?? ''),
    reveals: seats.map(({ part }) => part),
  })
}

/** What a hand was opened with besides cards and chips, as it is stored. */
export interface StoredSetting {
  lead: number | null
  unitMinor: string
  /** Absent in hands of older releases. */
  number?: number
}

/** A hand that was dealt, as far as it was played. */
export interface Dealt extends Hand {
  game: RoomGame
  /** Every card with its salt. */
  openings: ReturnType<typeof openingsOf>
  state: AnyState
}

/**
 * The state that the stored acts lead to: nothing else of a hand is kept, so that any process can go on with it.
 * @throws Error for an act that the rules of this release refuse
 */
export function dealtOf(context: AppContext, game: RoomGame, hand: Hand): Dealt {
  const { row, seats, acts } = hand
  const { lead, unitMinor, number = 1 } = row.options as StoredSetting
  const seed = seedOf(context, hand)
  const openings = openingsOf(row.hand_id, seed)
  const draws = (n: number, count: number) => drawsOf(row.hand_id, seed, { n, count })
  const chipsMinor = seats.map(({ chips_minor }) => BigInt(chips_minor))
  const options = game.optionsOf({
    seats: seats.map(({ seat }) => seat),
    lead,
    unitMinor: BigInt(unitMinor),
    ...{ chipsMinor, number, draws, draw: (n) => draws(n, 1)[0] ?? 0 },
  })
  const deck = openings.map(({ card }) => card)
  const opening = { options, chipsMinor, bankMs: seats.map(({ bank_ms }) => bank_ms), deck }
  let state = game.rules.open(opening, row.dealt_at?.getTime() ?? 0)
  for (const act of acts) state = afterAct(game, state, act)
  return { ...hand, game, openings, state }
}

type StoredAct = Pick<RoomActRow, 'place' | 'act' | 'at' | 'number'>

function afterAct({ rules, readAct }: RoomGame, state: AnyState, { place, act, at, number }: StoredAct): AnyState {
  if (place === null || !act) return rules.resume(state, at.getTime())
  const applied = rules.apply(state, place, readAct(act as never), at.getTime())
  if (!applied.ok) throw new Error(`Act ${number} of a hand is refused now: ${applied.code}`)
  return applied.state
}

export const isOver = ({ game, state }: Dealt): boolean => game.rules.end(state) !== undefined

/** What each place paid and got. @throws Error while the hand is played */
export function sharesOf({ game, state }: Dealt): readonly Share[] {
  const shares = game.rules.end(state)
  if (!shares) throw new Error('The hand is not over')
  return shares
}

/** Of a room whose game this release does not know nothing is dealt. */
export type KnownRoom = { room: RoomRow; game: RoomGame }
