import type { GameTerms, gameStates, StaffGame } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { artUrl } from './art-url.ts'
import { nodeIdsNamed } from './search-games.ts'
import { searchTextOf } from './search-text.ts'

interface StaffGameFilter {
  name?: string
  vassalage?: string
  gameType?: string
  state?: (typeof gameStates)[number]
}

const gamesOf = (reader: Reader) =>
  reader
    .selectFrom('games as g')
    .innerJoin('brands as b', 'b.code', 'g.brand_code')
    .selectAll('g')
    .select('b.name as brand_name')

type StaffGameRow = Selectable<DB['games']> & { brand_name: string }

/** A page of all games in the order of the lobby, the retired ones too. */
export async function listStaffGames(
  reader: Reader,
  { name, vassalage, gameType, state }: StaffGameFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: StaffGame[]; total: number }> {
  const matching = gamesOf(reader)
    .$if(Boolean(name), (query) => query.where('g.node_id', 'in', nodeIdsNamed(reader, name ?? '')))
    .$if(vassalage !== undefined, (query) => query.where('g.brand_code', '=', vassalage ?? ''))
    .$if(gameType !== undefined, (query) => query.where('g.game_type', '=', gameType ?? ''))
    .$if(state === 'retired', (query) => query.where('g.vendor_status', '=', 'retired'))
    .$if(state === 'hot', (query) => query.where('g.hot_rank', 'is not', null))
    .$if(state === 'open' || state === 'closed', (query) =>
      query.where('g.is_enabled', '=', state === 'open').where('g.vendor_status', '<>', 'retired'),
    )
  const counted = matching.clearSelect().select((e) => e.fn.countAll<string>().as('count'))
  const ordered = state === 'hot' ? matching.orderBy('g.hot_rank') : matching.orderBy('g.sort').orderBy('g.node_id')
  const [rows, total] = await Promise.all([
    ordered.limit(limit).offset(offset).execute(),
    counted.executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(toStaffGame), total: Number(total.count) }
}

/** Held until the transaction ends; undefined for a game that is not known. */
export async function lockStaffGame(tx: Tx, nodeId: string): Promise<StaffGame | undefined> {
  const row = await gamesOf(tx).where('g.node_id', '=', nodeId).forUpdate('g').executeTakeFirst()
  return row && toStaffGame(row)
}

export async function findStaffGame(reader: Reader, nodeId: string): Promise<StaffGame | undefined> {
  const row = await gamesOf(reader).where('g.node_id', '=', nodeId).executeTakeFirst()
  return row && toStaffGame(row)
}

/** Every game as a file holds it, by vendor and code; `for update` while one is taken over. */
export async function listGameTerms(reader: Reader, isHeld: boolean): Promise<StaffGame[]> {
  const all = gamesOf(reader).orderBy('g.vendor_id').orderBy('g.sort').orderBy('g.node_id')
  return (await (isHeld ? all.forUpdate('g') : all).execute()).map(toStaffGame)
}

interface SaidOfGame {
  nodeId: string
  terms: GameTerms
}

/** Writes what the operator says of these games, all in one statement. */
export async function saveGameTerms(tx: Tx, said: readonly SaidOfGame[], at: Date): Promise<void> {
  const rows = said.map(({ nodeId, terms }) => {
    const names = Object.fromEntries(Object.entries(terms.names).filter(([, name]) => name !== ''))
    return {
      node_id: nodeId,
      is_enabled: terms.isEnabled,
      sort: terms.sort,
      own_classify: terms.classify,
      own_has_demo: terms.trial === 'off' ? false : null,
      opens_in: terms.opensIn,
      own_names: names,
      own_search_text: searchTextOf(Object.values(names)),
    }
  })
  await sql`
    update games g set is_enabled = r.is_enabled, sort = r.sort, own_classify = r.own_classify,
      own_has_demo = r.own_has_demo, opens_in = r.opens_in, own_names = r.own_names, own_search_text = r.own_search_text, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (node_id text, is_enabled boolean, sort integer,
      own_classify text, own_has_demo boolean, opens_in text, own_names jsonb, own_search_text text)
    where g.node_id = r.node_id`.execute(tx)
}

/** The mini game of the site becomes a window among the others. */
export async function clearMiniGame(tx: Tx, exceptNodeId: string): Promise<void> {
  await tx
    .updateTable('games')
    .set({ opens_in: 'popup' })
    .where('opens_in', '=', 'mini')
    .where('node_id', '<>', exceptNodeId)
    .execute()
}

/** The hot row, whole. */
export async function saveHotOrder(tx: Tx, nodeIds: readonly string[]): Promise<void> {
  await tx.updateTable('games').set({ hot_rank: null }).where('hot_rank', 'is not', null).execute()
  await sql`
    update games g set hot_rank = o.place from unnest(${nodeIds}::text[]) with ordinality o (node_id, place)
    where g.node_id = o.node_id`.execute(tx)
}

const toStaffGame = (row: StaffGameRow): StaffGame => ({
  nodeId: row.node_id,
  vendorId: row.vendor_id,
  gameCode: row.game_code,
  vassalage: row.brand_code,
  vendorName: row.brand_name,
  gameType: row.game_type,
  vendorNames: namesOf(row.names),
  vendorClassify: row.classify as StaffGame['vendorClassify'],
  vendorHasTrial: row.has_demo,
  vendorStatus: row.vendor_status as StaffGame['vendorStatus'],
  iconUrl: artUrl(row.tile_key),
  rtpBp: row.rtp_bp,
  rtpMinBp: row.rtp_min_bp ?? undefined,
  rebateWeight: row.rebate_weight,
  modelId: row.model_id,
  hotRank: row.hot_rank ?? undefined,
  stoppedAt: row.stopped_at?.toISOString(),
  stoppedReason: row.stopped_reason ?? undefined,
  isEnabled: row.is_enabled,
  sort: row.sort,
  classify: row.own_classify as StaffGame['classify'],
  trial: row.own_has_demo === false ? 'off' : 'vendor',
  opensIn: row.opens_in as StaffGame['opensIn'],
  names: namesOf(row.own_names),
})

function namesOf(stored: unknown): { vi: string; en: string } {
  const { vi = '', en = '' } = stored as Record<string, string>
  return { vi, en }
}
