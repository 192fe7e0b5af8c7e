import type { Reader } from '../../../db/db.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { gameColumns, matchingGames, toGame } from './game-list-store.ts'

export const openRoundsMax = 10

export interface OpenRound {
  roundId: string
  game: CatalogueGame
  stakeMinor: bigint
  openedAt: Date
}

export interface Waiting {
  memberId: string
  currency: string
  /** Younger ones are being played at this moment. */
  openedBefore: Date
}

/** Rounds of a member that wait for their end in games that can still be opened, the latest first. */
export async function listOpenRounds(
  reader: Reader,
  { memberId, currency, openedBefore }: Waiting,
): Promise<OpenRound[]> {
  const rows = await matchingGames(reader, {})
    .innerJoin('game_rounds as r', (join) =>
      join.onRef('r.vendor_id', '=', 'g.vendor_id').onRef('r.game_code', '=', 'g.game_code'),
    )
    .select(gameColumns)
    .select(['r.round_id', 'r.stakes_minor', 'r.rollbacks_minor', 'r.opened_at'])
    .where('r.member_id', '=', memberId)
    .where('r.state', '=', 'open')
    .where('r.closed_at', 'is', null)
    .where('r.currency', '=', currency)
    .where('r.opened_at', '<', openedBefore)
    .orderBy('r.opened_at', 'desc')
    .limit(openRoundsMax)
    .execute()
  return rows.map((row) => ({
    roundId: row.round_id,
    game: toGame(row),
    stakeMinor: BigInt(row.stakes_minor) - BigInt(row.rollbacks_minor),
    openedAt: row.opened_at,
  }))
}

/** Games of a vendor that can be opened, by the vendor's own codes. */
export async function listGamesByCode(
  reader: Reader,
  vendorId: string,
  gameCodes: readonly string[],
): Promise<Map<string, CatalogueGame>> {
  const rows = await matchingGames(reader, {})
    .select(gameColumns)
    .select('g.game_code')
    .where('g.vendor_id', '=', vendorId)
    .where('g.game_code', 'in', gameCodes)
    .execute()
  return new Map(rows.map((row) => [row.game_code, toGame(row)]))
}
