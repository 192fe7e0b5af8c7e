import { cockfightBrands, type Game, type GameFeature, type listedCategories } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { CatalogueGame } from './catalogue-game.ts'

/** What a list shows; selected with `matchingGames`. */
export const gameColumns = [
  'g.node_id',
  'g.vendor_id',
  'g.game_code',
  'g.brand_code',
  'b.name as brand_name',
  'g.game_type',
  'g.shown_classify',
  'g.category',
  'g.opens_in',
  'g.names',
  'g.own_names',
  'g.rtp_bp',
  'g.rtp_min_bp',
  'g.volatility',
  'g.lines',
  'g.shown_has_demo',
  'g.is_new',
  'g.tile_key',
  'g.large_key',
] as const

export interface GameFilter {
  gameType?: string
  brandCode?: string
  classify?: string
  category?: (typeof listedCategories)[number]
  /** Minor units of the site's currency, as text. */
  playableForMinor?: string
  linesMin?: number
  volatility?: Game['volatility']
  rtpBpMin?: number
  rtpBpMax?: number
  feature?: GameFeature
  /** Id of a game; those that play by its rules. */
  sameRulesAs?: string
}

export interface GamePage {
  games: CatalogueGame[]
  total: number
}

export interface Page {
  offset: number
  limit: number
}

const hotGamesMax = 42
export const cockfight = 'COCKFIGHT'

export const count = sql<string>`count(*)`.as('count')
/** How many rows there are without the limit, on every row of the page: no second question for it. */
export const total = sql<string>`count(*) over ()`.as('total')

/** A page in the operator's order. */
export async function listGames(reader: Reader, filter: GameFilter, { limit, offset }: Page): Promise<GamePage> {
  const matching = matchingGames(reader, filter)
  const page = inOrder(matching).limit(limit).offset(offset)
  const [rows, counted] = await Promise.all([page.execute(), matching.select(count).executeTakeFirst()])
  return { games: rows.map(toGame), total: Number(counted?.count) }
}

export const inOrder = (matching: ReturnType<typeof matchingGames>) =>
  matching.select(gameColumns).orderBy('g.sort').orderBy('g.node_id')

/** Only a page without rows (past the end, or no results) has to count. */
export async function toPage(
  rows: readonly (GameRow & { total: string })[],
  countAll: () => Promise<{ count: string } | undefined>,
): Promise<GamePage> {
  return { games: rows.map(toGame), total: Number(rows[0]?.total ?? (await countAll())?.count) }
}

export async function listHotGames(reader: Reader, gameType?: string): Promise<CatalogueGame[]> {
  const hot = matchingGames(reader, { gameType }).select(gameColumns).where('g.hot_rank', 'is not', null)
  return (await hot.orderBy('g.hot_rank').limit(hotGamesMax).execute()).map(toGame)
}

/** The one game that the operator lets open over every page, while visitors may see it. */
export async function findMiniGame(reader: Reader): Promise<CatalogueGame | undefined> {
  const found = matchingGames(reader, {}).select(gameColumns).where('g.opens_in', '=', 'mini')
  const row = await found.executeTakeFirst()
  return row && toGame(row)
}

export async function findGame(reader: Reader, nodeId: string): Promise<CatalogueGame | undefined> {
  const found = matchingGames(reader, {}).select(gameColumns).where('g.node_id', '=', nodeId)
  const row = await found.executeTakeFirst()
  return row && toGame(row)
}

export async function listMenu(reader: Reader) {
  return matchingGames(reader, {})
    .innerJoin('vendors as v', 'v.id', 'g.vendor_id')
    .select(['g.game_type', 'b.code', 'b.name', 'b.sort', (e) => e.fn.countAll<string>().as('count')])
    .select(sql<string>`(array_agg(g.tile_key order by g.sort, g.node_id))[1]`.as('tile_key'))
    .select(sql<string | null>`case when count(*) = 1 then min(g.node_id) end`.as('only_node_id'))
    .select(sql<string | null>`min(v.name) filter (where v.wallet_mode = 'transfer')`.as('wallet_name'))
    .select(sql<boolean>`bool_and(g.vendor_status <> 'live' or v.status <> 'active')`.as('is_closed'))
    .where((e) => e.or([e('g.game_type', '<>', cockfight), e('g.brand_code', 'in', cockfightBrands)]))
    .groupBy(['g.game_type', 'b.code', 'b.name', 'b.sort'])
    .orderBy('g.game_type')
    .orderBy('b.sort')
    .orderBy((e) => e.fn.countAll(), 'desc')
    .orderBy('b.name')
    .execute()
}

const hasRulesOf = (nodeId: string) =>
  sql<boolean>`(g.vendor_id, g.model_id) = (select s.vendor_id, s.model_id from games s where s.node_id = ${nodeId})`

/** What visitors may see of the catalogue, narrowed. Literals, not values: an index is of such games alone. */
export function matchingGames(reader: Reader, filter: GameFilter) {
  const { gameType, brandCode, classify, category, playableForMinor, linesMin, volatility, feature } = filter
  return reader
    .selectFrom('games as g')
    .innerJoin('brands as b', 'b.code', 'g.brand_code')
    .where('g.is_enabled', '=', sql.lit(true))
    .where('b.is_enabled', '=', true)
    .where('g.vendor_status', '<>', sql.lit('retired'))
    .$if(gameType !== undefined, (query) => query.where('g.game_type', '=', gameType ?? ''))
    .$if(gameType === cockfight, (query) => query.where('g.brand_code', 'in', cockfightBrands))
    .$if(brandCode !== undefined, (query) => query.where('g.brand_code', '=', brandCode ?? ''))
    .$if(classify !== undefined, (query) => query.where('g.shown_classify', '=', classify ?? ''))
    .$if(category === 'others', (query) => query.where('g.category', 'is', null))
    .$if(category !== undefined && category !== 'others', (query) => query.where('g.category', '=', category ?? ''))
    .$if(playableForMinor !== undefined, (query) => query.where('g.stake_minor_min', '<=', playableForMinor ?? ''))
    .$if(linesMin !== undefined, (query) => query.where('g.lines', '>=', linesMin ?? 0))
    .$if(volatility !== undefined, (query) => query.where('g.volatility', '=', volatility ?? ''))
    .$if(filter.rtpBpMin !== undefined, (query) => query.where('g.rtp_bp', '>=', filter.rtpBpMin ?? 0))
    .$if(filter.rtpBpMax !== undefined, (query) => query.where('g.rtp_bp', '<=', filter.rtpBpMax ?? 0))
    .$if(feature !== undefined, (query) => query.where(sql<boolean>`${feature} = any(g.features)`))
    .$if(filter.sameRulesAs !== undefined, (query) => query.where(hasRulesOf(filter.sameRulesAs ?? '')))
}

export type GameRow = Pick<
  Selectable<DB['games']>,
  | 'node_id'
  | 'vendor_id'
  | 'game_code'
  | 'brand_code'
  | 'game_type'
  | 'shown_classify'
  | 'category'
  | 'opens_in'
  | 'names'
  | 'own_names'
  | 'rtp_bp'
  | 'rtp_min_bp'
  | 'volatility'
  | 'lines'
  | 'shown_has_demo'
  | 'is_new'
  | 'tile_key'
  | 'large_key'
> & { brand_name: string }

export const toGame = (row: GameRow): CatalogueGame => ({
  nodeId: row.node_id,
  vendorId: row.vendor_id,
  gameCode: row.game_code,
  brandCode: row.brand_code,
  brandName: row.brand_name,
  gameType: row.game_type,
  classify: row.shown_classify === '' ? null : (row.shown_classify as CatalogueGame['classify']),
  category: row.category as CatalogueGame['category'],
  isPopup: row.opens_in !== 'page',
  names: { ...(row.names as Record<string, string>), ...(row.own_names as Record<string, string>) },
  rtpBp: row.rtp_bp,
  rtpMinBp: row.rtp_min_bp,
  volatility: row.volatility as CatalogueGame['volatility'],
  lines: row.lines,
  hasDemo: row.shown_has_demo,
  isNew: row.is_new,
  tileKey: row.tile_key,
  largeKey: row.large_key,
})
