import { cockfightVendors, foundGamesMax } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import {
  cockfight,
  type GameFilter,
  type GamePage,
  inOrder,
  matchingGames,
  type Page,
  toGame,
} from './game-list-store.ts'
import { namedLike } from './search-text.ts'

export interface FoundGames extends GamePage {
  /** More games have the name than a search finds. */
  isCut: boolean
}

/**
 * A page of the games of this name, in the operator's order. A rare name goes by its index and is put in order afterwards; a
 * common one is soon met in the order of the list. Left to choose, the planner reads the whole list for a rare name that it
 * takes for a common one.
 */
export async function searchGames(
  reader: Reader,
  name: string,
  filter: GameFilter,
  { limit, offset }: Page,
): Promise<FoundGames> {
  const matching = matchingNames(reader, name, filter)
  const hits = await matching
    .select(['n.node_id', 'n.sort'])
    .limit(foundGamesMax + 1)
    .execute()
  const isCut = hits.length > foundGamesMax
  const end = Math.min(offset + limit, foundGamesMax)
  const ids = isCut ? await idsInOrder(matching, offset, end) : hits.sort(bySort).slice(offset, end).map(idOf)
  const rows = ids.length > 0 ? await inOrder(matchingGames(reader, {}).where('g.node_id', 'in', ids)).execute() : []
  return { games: rows.map(toGame), total: Math.min(hits.length, foundGamesMax), isCut }
}

/** The ids of all games of this name, shown or not, for a condition. */
export const nodeIdsNamed = (reader: Reader, name: string) =>
  reader.selectFrom('game_names').select('node_id').where('searched', 'like', namedLike(name))

/** What visitors may see of this name. What is known of a game beside its type and brand is looked up for hits alone. */
function matchingNames(reader: Reader, name: string, filter: GameFilter) {
  const { gameType, brandCode, ...further } = filter
  return reader
    .selectFrom('game_names as n')
    .innerJoin('brands as b', 'b.code', 'n.brand_code')
    .where('n.searched', 'like', namedLike(name))
    .where('n.is_shown', '=', true)
    .where('b.is_enabled', '=', true)
    .$if(gameType !== undefined, (query) => query.where('n.game_type', '=', gameType ?? ''))
    .$if(gameType === cockfight, (query) => query.where('n.brand_code', 'in', cockfightVendors))
    .$if(brandCode !== undefined, (query) => query.where('n.brand_code', '=', brandCode ?? ''))
    .$if(
      Object.values(further).some((one) => one !== undefined),
      (query) =>
        query.where(({ exists }) =>
          exists(matchingGames(reader, further).select('g.node_id').where(sql<boolean>`g.node_id = n.node_id`)),
        ),
    )
}

/** By the index alone, which holds the names. */
async function idsInOrder(matching: ReturnType<typeof matchingNames>, from: number, end: number): Promise<string[]> {
  const ordered = matching.select('n.node_id').orderBy('n.sort').orderBy('n.node_id')
  const page = ordered.limit(Math.max(0, end - from)).offset(from)
  return (await page.execute()).map(idOf)
}

const idOf = ({ node_id }: { node_id: string }) => node_id

interface Placed {
  node_id: string
  sort: number
}

const bySort = (one: Placed, other: Placed) => one.sort - other.sort || (one.node_id < other.node_id ? -1 : 1)
