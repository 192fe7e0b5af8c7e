import type { VendorGame } from '@fairground/contract/psw'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import type { DB } from '../../db/schema.gen.ts'
import { newId } from '../../lib/ids.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { lobbyOrder } from './lobby-order.ts'
import { containing, searchTextOf } from './search-text.ts'

/** What a list shows; selected with `matchingGames`. */
export const gameColumns = [
  'g.node_id',
  'g.vendor_id',
  'g.game_code',
  'g.brand_code',
  'b.name as brand_name',
  'g.game_type',
  'g.classify',
  'g.names',
  'g.rtp_bp',
  'g.volatility',
  'g.lines',
  'g.has_demo',
  'g.is_new',
  'g.tile_key',
  'g.large_key',
] as const

export interface GameFilter {
  gameType?: string
  brandCode?: string
  name?: string
  classify?: string
}

export interface GamePage {
  games: CatalogueGame[]
  total: number
}

export interface Page {
  offset: number
  limit: number
}

/** Takes over what a vendor says of its games; a game that is no longer listed is retired. */
export async function saveVendorGames(
  tx: Tx,
  vendorId: string,
  games: readonly VendorGame[],
): Promise<{ added: number; changed: number }> {
  const brands = new Map(games.map(({ provider }) => [provider.code, provider.name]))
  for (const [code, name] of brands) {
    await tx
      .insertInto('brands')
      .values({ code, name })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ name }))
      .execute()
  }
  let added = 0
  let changed = 0
  for (const [i, game] of lobbyOrder(games).entries()) {
    const result = await saveVendorGame(tx, vendorId, game, i)
    if (result === 'added') added += 1
    if (result === 'changed') changed += 1
  }
  const codes = games.map(({ gameId }) => gameId)
  const retired = await tx
    .updateTable('games')
    .set({ vendor_status: 'retired', updated_at: sql`now()` })
    .where('vendor_id', '=', vendorId)
    .where('vendor_status', '<>', 'retired')
    .$if(codes.length > 0, (query) => query.where('game_code', 'not in', codes))
    .executeTakeFirst()
  return { added, changed: changed + Number(retired.numUpdatedRows) }
}

/** The order and the hot row start with the vendor's own order; afterwards they are the operator's. */
async function saveVendorGame(
  tx: Tx,
  vendorId: string,
  game: VendorGame,
  index: number,
): Promise<'added' | 'changed' | 'same'> {
  const facts = {
    brand_code: game.provider.code,
    game_type: game.category,
    classify: game.subCategory ?? null,
    names: JSON.stringify(game.names),
    search_text: searchTextOf(Object.values(game.names)),
    rtp_bp: game.rtpBp,
    volatility: game.volatility,
    lines: game.lines ?? null,
    stakes: JSON.stringify(game.stakes),
    has_demo: game.demo,
    is_multi_win: game.capabilities.multiWin,
    jackpot_ids: game.jackpotIds ?? [],
    model_id: game.certificate.modelId,
    model_version: game.certificate.version,
    tile_key: game.images.tile,
    large_key: game.images.large ?? null,
    is_new: game.isNew,
    vendor_status: game.status,
  }
  const { rows } = await sql<{ is_added: boolean }>`
    insert into games ${sql.raw(`(node_id, vendor_id, game_code, sort, hot_rank, ${Object.keys(facts).join(', ')})`)}
    values (${newId('gme')}, ${vendorId}, ${game.gameId}, ${(index + 1) * 10},
      case when ${index < hotCount}::boolean then (select coalesce(max(hot_rank), 0) + 1 from games) end,
      ${sql.join(Object.values(facts).map((value) => sql`${value}`))})
    on conflict (vendor_id, game_code) do update set
      ${sql.raw(
        Object.keys(facts)
          .map((name) => `${name} = excluded.${name}`)
          .join(', '),
      )}, updated_at = now()
    where (${sql.raw(
      Object.keys(facts)
        .map((name) => `games.${name}`)
        .join(', '),
    )})
      is distinct from (${sql.raw(
        Object.keys(facts)
          .map((name) => `excluded.${name}`)
          .join(', '),
      )})
    returning xmax = 0 as is_added`.execute(tx)
  const [row] = rows
  if (!row) return 'same'
  return row.is_added ? 'added' : 'changed'
}

const hotCount = 21
const hotGamesMax = 42

export async function listGames(reader: Reader, filter: GameFilter, { limit, offset }: Page): Promise<GamePage> {
  const matching = matchingGames(reader, filter)
  const page = matching.select(gameColumns).select(total).orderBy('g.sort').orderBy('g.node_id')
  return toPage(await page.limit(limit).offset(offset).execute(), () => matching.select(count).executeTakeFirst())
}

export const count = sql<string>`count(*)`.as('count')
/** How many rows there are without the limit, on every row of the page: no second question for it. */
export const total = sql<string>`count(*) over ()`.as('total')

/** Only a page without a row, which is past the end or of nothing, has to count. */
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

export async function findGame(reader: Reader, nodeId: string): Promise<CatalogueGame | undefined> {
  const found = matchingGames(reader, {}).select(gameColumns).where('g.node_id', '=', nodeId)
  const row = await found.executeTakeFirst()
  return row && toGame(row)
}

export async function listMenu(reader: Reader) {
  return matchingGames(reader, {})
    .select(['g.game_type', 'b.code', 'b.name', (e) => e.fn.countAll<string>().as('count')])
    .groupBy(['g.game_type', 'b.code', 'b.name', 'b.sort'])
    .orderBy('g.game_type')
    .orderBy('b.sort')
    .orderBy((e) => e.fn.countAll(), 'desc')
    .orderBy('b.name')
    .execute()
}

export function matchingGames(reader: Reader, { gameType, brandCode, name, classify }: GameFilter) {
  return reader
    .selectFrom('games as g')
    .innerJoin('brands as b', 'b.code', 'g.brand_code')
    .where('g.is_enabled', '=', true)
    .where('b.is_enabled', '=', true)
    .where('g.vendor_status', '<>', 'retired')
    .$if(gameType !== undefined, (query) => query.where('g.game_type', '=', gameType ?? ''))
    .$if(brandCode !== undefined, (query) => query.where('g.brand_code', '=', brandCode ?? ''))
    .$if(classify !== undefined, (query) => query.where('g.classify', '=', classify ?? ''))
    .$if(Boolean(name), (query) => query.where('g.search_text', 'like', containing(name ?? '')))
}

type GameRow = Pick<
  Selectable<DB['games']>,
  | 'node_id'
  | 'vendor_id'
  | 'game_code'
  | 'brand_code'
  | 'game_type'
  | 'classify'
  | 'names'
  | 'rtp_bp'
  | 'volatility'
  | 'lines'
  | 'has_demo'
  | 'is_new'
  | 'tile_key'
  | 'large_key'
> & { brand_name: string }

const toGame = (row: GameRow): CatalogueGame => ({
  nodeId: row.node_id,
  vendorId: row.vendor_id,
  gameCode: row.game_code,
  brandCode: row.brand_code,
  brandName: row.brand_name,
  gameType: row.game_type,
  classify: row.classify as CatalogueGame['classify'],
  names: row.names as Record<string, string>,
  rtpBp: row.rtp_bp,
  volatility: row.volatility as CatalogueGame['volatility'],
  lines: row.lines,
  hasDemo: row.has_demo,
  isNew: row.is_new,
  tileKey: row.tile_key,
  largeKey: row.large_key,
})

/** What the operator says of a game: whether it can be played. */
export async function openGame(tx: Tx, vendorId: string, gameCode: string, isOpen: boolean): Promise<void> {
  await tx
    .updateTable('games')
    .set({ is_enabled: isOpen })
    .where('vendor_id', '=', vendorId)
    .where('game_code', '=', gameCode)
    .execute()
}
