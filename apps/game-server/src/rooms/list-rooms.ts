import type { RoomListed, RoomsAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { RoomRow, SittingRow } from '../db/schema.ts'
import { findRoomGame } from './games/index.ts'
import { practiceLeftOf } from './hands/held-back.ts'
import { ensureRooms, factsOf } from './room-facts.ts'
import type { RoomGame } from './room-game.ts'

type Whose = Pick<Session, 'gameId' | 'mode' | 'currency' | 'playerId'>
const potsCounted = 100
const hourMs = 3_600_000

/** The rooms of a game in a mode and a currency, as a player sees them. */
export async function listRooms(context: AppContext, whose: Whose): Promise<RoomsAnswer> {
  const game = findRoomGame(whose.gameId)
  if (!game) return { rooms: [], practiceHandsLeft: null }
  let rooms = await findRooms(context, whose)
  if (rooms.length === 0) {
    await ensureRooms(context, game, whose)
    rooms = await findRooms(context, whose)
  }
  const roomIds = rooms.map(({ room_id }) => room_id)
  const [seats, waits, pots, practice] = await Promise.all([
    context.db
      .selectFrom('room_seats')
      .selectAll()
      .where('room_id', 'in', roomIds)
      .where('state', '!=', 'closed')
      .orderBy('seat')
      .execute(),
    context.db.selectFrom('room_waits').select(['room_id', 'player_id']).where('room_id', 'in', roomIds).execute(),
    readPots(context, roomIds),
    whose.mode === 'real' ? practiceLeftOf(context.db, whose.playerId) : undefined,
  ])
  const listed = rooms.map((room) => {
    const own = seats.filter(({ room_id }) => room_id === room.room_id)
    const pot = pots.find(({ room_id }) => room_id === room.room_id)
    return {
      ...listOne(game, room, own, whose.playerId),
      waiting: waits.filter(({ room_id }) => room_id === room.room_id).length,
      averagePotMinor: pot?.average ?? null,
      handsPerHour: pot?.lately ?? 0,
    }
  })
  const people = ({ taken }: RoomListed) => taken.filter(({ isBot }) => !isBot).length
  return {
    rooms: listed.toSorted((a, b) => a.level - b.level || people(b) - people(a)),
    practiceHandsLeft: practice ?? null,
  }
}

const findRooms = ({ db }: AppContext, { gameId, mode, currency }: Whose): Promise<RoomRow[]> =>
  db
    .selectFrom('rooms')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('mode', '=', mode)
    .where('currency', '=', currency)
    .orderBy('level')
    .orderBy('room_id')
    .execute()

const listOne = (game: RoomGame, room: RoomRow, seats: readonly SittingRow[], playerId: string) => ({
  ...factsOf(game, room),
  state: room.state,
  taken: seats.map(({ seat, mark, player_id, chips_minor }) => ({
    ...{ seat, mark, isBot: player_id === null, chipsMinor: chips_minor },
  })),
  yourSeat: seats.find(({ player_id }) => player_id === playerId)?.seat ?? null,
})

async function readPots({ db, clock }: AppContext, roomIds: readonly string[]) {
  const hourAgo = new Date(clock.now().getTime() - hourMs)
  const { rows } = await sql<{ room_id: string; average: string; lately: number }>`
    select room_id, floor(avg(pot_minor))::bigint::text as average,
      count(*) filter (where ended_at > ${hourAgo})::integer as lately
    from (
      select room_id, pot_minor, ended_at, row_number() over (partition by room_id order by hand_seq desc) as place
      from studio.room_hands where room_id = any(${roomIds}::text[]) and hand_seq is not null and pot_minor is not null
    ) as latest
    where place <= ${potsCounted}
    group by room_id`.execute(db)
  return rows
}
