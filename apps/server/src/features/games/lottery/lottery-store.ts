import type { Draw } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { lotteryTypes } from './lottery.ts'

export interface LotteryGame {
  nodeId: string
  gameCode: string
  brandCode: string
  brandName: string
  gameType: string
  names: Record<string, string>
  tileKey: string
}

const shown = (reader: Reader) =>
  reader
    .selectFrom('games as g')
    .innerJoin('brands as b', 'b.code', 'g.brand_code')
    .select(['g.node_id', 'g.game_code', 'g.brand_code', 'b.name as brand_name', 'g.game_type', 'g.names'])
    .select(['g.own_names', 'g.tile_key'])
    .where('g.game_type', 'in', lotteryTypes)
    .where('g.is_enabled', '=', true)
    .where('b.is_enabled', '=', true)
    .where('g.vendor_status', '<>', 'retired')

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const gameOf = (row: Row): LotteryGame => ({
  nodeId: row.node_id,
  gameCode: row.game_code,
  brandCode: row.brand_code,
  brandName: row.brand_name,
  gameType: row.game_type,
  names: { ...(row.names as Record<string, string>), ...(row.own_names as Record<string, string>) },
  tileKey: row.tile_key,
})

/** Every lottery that visitors may see, by vendor, in the operator's order. */
export const listLotteries = async (reader: Reader): Promise<LotteryGame[]> =>
  (
    await shown(reader).orderBy('b.sort').orderBy('b.code').orderBy('g.sort').orderBy('g.node_id').limit(500).execute()
  ).map(gameOf)

/** Lotteries by the latest launch of each, newest first. */
export async function listPlayed(reader: Reader, memberId: string, limit: number): Promise<LotteryGame[]> {
  const rows = await shown(reader)
    .innerJoin(
      (e) =>
        e
          .selectFrom('launches')
          .select(['node_id', (f) => f.fn.max('created_at').as('played_at')])
          .where('member_id', '=', memberId)
          .groupBy('node_id')
          .as('r'),
      (join) => join.onRef('r.node_id', '=', 'g.node_id'),
    )
    .orderBy('r.played_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(gameOf)
}

const draws = (reader: Reader) =>
  reader.selectFrom('lottery_draws').select(['game_code', 'issue', 'numbers', 'opened_at'])

const drawOf = (row: { game_code: string; issue: string; numbers: string[]; opened_at: Date }): Draw => ({
  gameCode: row.game_code,
  issue: row.issue,
  numbers: row.numbers,
  openedAt: row.opened_at.toISOString(),
})

/** Draws of a lottery, or of all, newest first. */
export async function listDraws(reader: Reader, gameCode: string | undefined, limit: number): Promise<Draw[]> {
  const rows = await draws(reader)
    .$if(gameCode !== undefined, (query) => query.where('game_code', '=', gameCode ?? ''))
    .orderBy('opened_at', 'desc')
    .orderBy('issue', 'desc')
    .limit(limit)
    .execute()
  return rows.map(drawOf)
}

/** The latest draw of each of these lotteries, newest first. */
export async function listLatestDraws(reader: Reader, gameCodes: readonly string[], limit: number): Promise<Draw[]> {
  const rows = await draws(reader)
    .distinctOn(['vendor_id', 'game_code'])
    .where(sql<boolean>`game_code = any(${gameCodes}::text[])`)
    .orderBy('vendor_id')
    .orderBy('game_code')
    .orderBy('opened_at', 'desc')
    .execute()
  return rows
    .map(drawOf)
    .toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1))
    .slice(0, limit)
}
