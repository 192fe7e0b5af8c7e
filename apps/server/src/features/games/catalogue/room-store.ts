import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { type CardRoom, roomType } from './card-room.ts'
import { gameColumns, matchingGames, type Page, toGame } from './game-list-store.ts'

/** No game session lives longer: rounds of an older one are over. */
const sessionHoursMax = 24

interface Asked extends Page {
  brandCode: string | undefined
  now: Date
}

/** Card games in the operator's order, each with who has it open for money. */
export async function listRooms(reader: Reader, { brandCode, now, limit, offset }: Asked): Promise<CardRoom[]> {
  const rows = await matchingGames(reader, { gameType: roomType, ...(brandCode && { brandCode }) })
    .innerJoin('vendors as v', 'v.id', 'g.vendor_id')
    .select(gameColumns)
    .select(['g.stake_minor_min', 'g.stake_minor_max', 'g.seats'])
    .select(sql<boolean>`g.vendor_status <> 'live' or v.status <> 'active'`.as('is_closed'))
    .select((e) =>
      e
        .selectFrom('game_sessions as s')
        .select((s) => s.fn.count<string>('s.member_id').distinct().as('count'))
        .whereRef('s.vendor_id', '=', 'g.vendor_id')
        .whereRef('s.game_code', '=', 'g.game_code')
        .where('s.mode', '=', 'real')
        .where('s.created_at', '>', new Date(now.getTime() - sessionHoursMax * 3_600_000))
        .where('s.expires_at', '>', now)
        .where('s.expires_at_latest', '>', now)
        .as('player_count'),
    )
    .orderBy('g.sort')
    .orderBy('g.node_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    game: toGame(row),
    stakesMinor:
      row.stake_minor_min !== null && row.stake_minor_max !== null
        ? { min: BigInt(row.stake_minor_min), max: BigInt(row.stake_minor_max) }
        : undefined,
    seats: row.seats,
    playerCount: Number(row.player_count),
    isClosed: row.is_closed,
  }))
}
