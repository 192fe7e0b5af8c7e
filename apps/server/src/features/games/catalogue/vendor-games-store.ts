import type { VendorGame } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { houseVendorId } from './ensure-house-vendors.ts'
import { lobbyOrder } from './lobby-order.ts'
import { searchTextOf } from './search-text.ts'

/** Games that begin in the hot row; where they stand and which others come is the operator's afterwards. */
const hotCount = 21
const batchSize = 2_000

/** What a vendor says of a game: column and type. Everything else of the row is the operator's. */
const factTypes = {
  brand_code: 'text',
  game_type: 'text',
  classify: 'text',
  category: 'text',
  hosts: 'jsonb',
  seats: 'integer',
  names: 'jsonb',
  search_text: 'text',
  rtp_bp: 'integer',
  rtp_min_bp: 'integer',
  rebate_weight: 'integer',
  volatility: 'text',
  lines: 'integer',
  stakes: 'jsonb',
  stake_minor_min: 'bigint',
  stake_minor_max: 'bigint',
  has_demo: 'boolean',
  is_multi_win: 'boolean',
  jackpot_ids: 'text[]',
  features: 'text[]',
  model_id: 'text',
  model_version: 'integer',
  hit_frequency_bp: 'integer',
  max_win_x: 'integer',
  tile_key: 'text',
  large_key: 'text',
  is_new: 'boolean',
  vendor_status: 'text',
} as const
const rowTypes = { node_id: 'text', game_code: 'text', place: 'integer', ...factTypes }

const facts = Object.keys(factTypes)
const factsOf = (table: string) => sql.raw(facts.map((name) => `${table}.${name}`).join(', '))
const columns = sql.raw(facts.join(', '))
const changes = sql.raw(facts.map((name) => `${name} = excluded.${name}`).join(', '))
const recordType = sql.raw(
  Object.entries(rowTypes)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

export interface TakenOver {
  added: number
  changed: number
}

interface ToldGames {
  vendorId: string
  games: readonly VendorGame[]
  /** Of all that the list names, also of games that cannot be read; those of the games when left out. */
  codes?: readonly string[]
  currency: string
}

/** Takes over what a vendor says of its games, a batch a statement; a game that is no longer listed is retired. */
export async function saveVendorGames(
  tx: Tx,
  { vendorId, games, codes = games.map(({ gameId }) => gameId), currency }: ToldGames,
): Promise<TakenOver> {
  await saveBrands(tx, games)
  const rows = lobbyOrder(games).map((game, index) => rowOf(game, { place: index + 1, currency }))
  const sums: TakenOver = { added: 0, changed: 0 }
  for (let start = 0; start < rows.length; start += batchSize) {
    const { added, changed } = await saveBatch(tx, vendorId, rows.slice(start, start + batchSize))
    sums.added += added
    sums.changed += changed
  }
  const retired = await tx
    .updateTable('games')
    .set({ vendor_status: 'retired', updated_at: sql`now()` })
    .where('vendor_id', '=', vendorId)
    .where('vendor_status', '<>', 'retired')
    .where(sql<boolean>`game_code <> all(${codes}::text[])`)
    .executeTakeFirst()
  return { ...sums, changed: sums.changed + Number(retired.numUpdatedRows) }
}

async function saveBrands(tx: Tx, games: readonly VendorGame[]): Promise<void> {
  const names = new Map(games.map(({ provider }) => [provider.code, provider.name]))
  if (names.size === 0) return
  await tx
    .insertInto('brands')
    .values([...names].map(([code, name]) => ({ code, name })))
    .onConflict((conflict) => conflict.column('code').doUpdateSet((e) => ({ name: e.ref('excluded.name') })))
    .execute()
}

/**
 * The order and the hot row start with the vendor's own order; afterwards they are the operator's. The studio of the house
 * stands first in the hot row, whichever catalogue is read first: the others leave its places free.
 */
async function saveBatch(tx: Tx, vendorId: string, rows: readonly GameRow[]): Promise<TakenOver> {
  const isHouse = vendorId === houseVendorId
  const taken = sql`(select coalesce(max(hot_rank), 0) from games where ${!isHouse} or vendor_id = ${vendorId})`
  const { rows: written } = await sql<{ is_added: boolean }>`
    insert into games (node_id, vendor_id, game_code, sort, hot_rank, ${columns})
    select node_id, ${vendorId}, game_code, place * 10,
      case when place <= ${hotCount} then greatest(${taken}, ${isHouse ? 0 : hotCount}) + place end, ${columns}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${recordType})
    on conflict (vendor_id, game_code) do update set ${changes}, updated_at = now()
      where (${factsOf('games')}) is distinct from (${factsOf('excluded')})
    returning xmax = 0 as is_added`.execute(tx)
  const added = written.filter((row) => row.is_added).length
  return { added, changed: written.length - added }
}

type GameRow = ReturnType<typeof rowOf>

function rowOf(game: VendorGame, { place, currency }: { place: number; currency: string }) {
  const stakes = game.stakes[currency]
  return {
    node_id: newId('gme'),
    game_code: game.gameId,
    place,
    brand_code: game.provider.code,
    game_type: game.category,
    classify: game.subCategory ?? null,
    category: game.table ?? null,
    hosts: game.hosts ?? [],
    seats: game.seats ?? null,
    names: game.names,
    search_text: searchTextOf(Object.values(game.names)),
    rtp_bp: game.rtpBp,
    rtp_min_bp: game.rtpMinBp ?? null,
    // Of money that players win from each other nothing is given back, unless somebody says so.
    rebate_weight: game.rebateWeight ?? (game.category === 'PVP' ? 0 : 100),
    volatility: game.volatility,
    lines: game.lines ?? null,
    stakes: game.stakes,
    stake_minor_min: stakes?.min ?? null,
    stake_minor_max: stakes?.max ?? null,
    has_demo: game.demo,
    is_multi_win: game.capabilities.multiWin,
    jackpot_ids: game.jackpotIds ?? [],
    features: game.features ?? [],
    model_id: game.certificate.modelId,
    model_version: game.certificate.version,
    hit_frequency_bp: game.hitFrequencyBp ?? null,
    max_win_x: game.maxWinX ?? null,
    tile_key: game.images.tile,
    large_key: game.images.large ?? null,
    is_new: game.isNew,
    vendor_status: game.status,
  } satisfies Record<keyof typeof rowTypes, unknown>
}
