import type { RoomHandListed, RoomHandRecord, RoomHandsAnswer, RoomHandsQuery } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { HandRow, RoomRow } from '../../db/schema.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { findRoomGame } from '../games/index.ts'
import { markOf } from '../seats/mark.ts'
import { actsOf, openingsFor, partsOf, resultOf } from '../view-room.ts'
import { asJson } from './as-json.ts'
import { dealtOf, type Hand, serverPartOf, withParts } from './hand-play.ts'

const ended = ['ended', 'booked', 'void'] as const

/** The hands that this player was dealt into, newest first. */
export async function listHands(
  { db }: AppContext,
  { playerId, gameId, mode }: Session,
  { before, roomId, limit }: RoomHandsQuery,
): Promise<RoomHandsAnswer> {
  const rows = await db
    .selectFrom('room_hand_seats')
    .innerJoin('room_hands', 'room_hands.hand_id', 'room_hand_seats.hand_id')
    .innerJoin('rooms', 'rooms.room_id', 'room_hands.room_id')
    .selectAll('room_hands')
    .where('room_hand_seats.player_id', '=', playerId)
    .where('rooms.game_id', '=', gameId)
    .where('rooms.mode', '=', mode)
    .where('room_hands.state', 'in', ended)
    .where('room_hands.dealt_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('room_hands.hand_id', '<', before ?? ''))
    .$if(roomId !== undefined, (query) => query.where('room_hands.room_id', '=', roomId ?? ''))
    .orderBy('room_hands.hand_id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const rooms = await db
    .selectFrom('rooms')
    .selectAll()
    .where('room_id', 'in', [...new Set(shown.map(({ room_id }) => room_id)), ''])
    .execute()
  const hands = await Promise.all(
    shown.map(async (row) => {
      const room = rooms.find(({ room_id }) => room_id === row.room_id)
      return room ? [listOne(room, await withParts(db, row), playerId)] : []
    }),
  )
  return { hands: hands.flat(), next: rows.length > limit ? (shown.at(-1)?.hand_id ?? null) : null }
}

function listOne(room: RoomRow, hand: Hand, playerId: string): RoomHandListed {
  const { row, seats } = hand
  const own = seats.find(({ player_id }) => player_id === playerId)
  const share = resultOf(hand, BigInt(room.unit_minor))?.shares.find(({ seat }) => seat === own?.seat)
  return {
    ...{ handId: row.hand_id, roomId: room.room_id, gameId: room.game_id, rulesId: room.game_id, mode: room.mode },
    currency: room.currency,
    number: row.hand_seq === null ? null : Number(row.hand_seq),
    startedAt: row.opened_at.toISOString(),
    endedAt: (row.ended_at ?? row.opened_at).toISOString(),
    players: seats.length,
    yourSeat: own?.seat ?? 1,
    contributionMinor: share?.contributionMinor ?? '0',
    returnedMinor: share?.returnedMinor ?? '0',
    feeMinor: share?.feeMinor ?? '0',
    netMinor: share?.netMinor ?? '0',
    booked: row.state === 'ended' ? 'owed' : row.state === 'void' ? 'void' : 'booked',
  }
}

/** One hand with all that it can be checked with, as far as it may be opened to this player. */
export async function showHand(
  context: AppContext,
  { playerId, gameId, mode }: Session,
  handId: string,
): Promise<Outcome<{ hand: RoomHandRecord }>> {
  const { db, clock } = context
  const row = await db.selectFrom('room_hands').selectAll().where('hand_id', '=', handId).executeTakeFirst()
  const room = row && (await db.selectFrom('rooms').selectAll().where('room_id', '=', row.room_id).executeTakeFirst())
  const hand = row && (await withParts(db, row))
  const own = hand?.seats.find(({ player_id }) => player_id === playerId)
  const result = hand && room && resultOf(hand, BigInt(room.unit_minor))
  if (!row || !room || !own || !result || row.dealt_at === null || room.game_id !== gameId || room.mode !== mode)
    return refuse('NOT_FOUND', 'no such hand of this player that is over')
  const game = findRoomGame(room.game_id)
  const dealt = game && row.rules_version === game.version ? dealtOf(context, game, hand) : undefined
  const isSeedOpen = row.seed_opens_at !== null && row.seed_opens_at <= clock.now()
  return ok({
    hand: {
      ...listOne(room, hand, playerId),
      rulesVersion: row.rules_version,
      seats: hand.seats.map(({ seat, sitting_id, player_id, chips_minor }) => ({
        ...{ seat, mark: markOf(sitting_id), isBot: player_id === null, chipsMinor: chips_minor },
      })),
      unitMinor: room.unit_minor,
      acts: actsOf(hand),
      table: dealt ? asJson(dealt.game.rules.viewOf(dealt.state, own.place)) : null,
      result,
      proof: {
        parts: partsOf(hand),
        cards: row.cards ?? [],
        openings: dealt ? openingsFor(dealt, own.place) : [],
        serverPart: isSeedOpen ? serverPartOf(context, row) : null,
        opensAt: isSeedOpen ? null : opensAtOf(row),
      },
    },
  })
}

const opensAtOf = ({ seed_opens_at }: HandRow): string | null => seed_opens_at?.toISOString() ?? null
