import { sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import type { Offer } from './navigation.ts'

export const listSettings = (reader: Reader) => reader.selectFrom('site_settings').select(['key', 'value']).execute()

/** Game types with at least one game that can be opened. Reads the catalogue's tables: what a visitor may see is one question. */
export async function findOffer(reader: Reader): Promise<Offer> {
  const rows = await reader
    .selectFrom('games')
    .innerJoin('brands', 'brands.code', 'games.brand_code')
    .innerJoin('vendors', 'vendors.id', 'games.vendor_id')
    .select(['games.game_type', sql<boolean>`bool_or(games.hot_rank is not null)`.as('has_hot')])
    .where('games.is_enabled', '=', true)
    .where('games.vendor_status', '<>', 'retired')
    .where('brands.is_enabled', '=', true)
    .where('vendors.status', '=', 'active')
    .groupBy('games.game_type')
    .execute()
  return { gameTypes: rows.map((row) => row.game_type), hasHotGames: rows.some((row) => row.has_hot) }
}
