import { cockfightVendors, foundGamesMax } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import type { GameSearch } from './game-filter.ts'
import { cockfight, type GamePage, inOrder, matchingGames, type Page, toGame } from './game-list-store.ts'
import { namedLike } from './search-text.ts'

export interface FoundGames extends GamePage {
  /** More games have the name than a search finds. */
  isCut: boolean
}

type NamedSearch = GameSearch & { name: string }

/**
 * A page of the games of a name, in the operator's order. A rare name goes by its index and is put in order afterwards; a
 * common one is soon met in the order of the list. Left to choose, the planner reads the whole list for a rare name that it
 * takes for a common one.
 */
export async function searchGames(reader: Reader, search: NamedSearch, { limit, offset }: Page): Promise<FoundGames> {
  const hits = await namesAmong(shownNames(reader), reader, search)
    .select(['n.node_id', 'n.sort'])
    .limit(foundGamesMax + 1)
    .execute()
  const isCut = hits.length > foundGamesMax
  const end = Math.min(offset + limit, foundGamesMax)
  const ids = isCut
    ? await idsInOrder(reader, search, { from: offset, end })
    : hits.sort(bySort).slice(offset, end).map(idOf)
  const rows = ids.length > 0 ? await inOrder(matchingGames(reader, {}).where('g.node_id', 'in', ids)).execute() : []
  return { games: rows.map(toGame), total: Math.min(hits.length, foundGamesMax), isCut }
}

/** The ids of all games of a name, shown or not, for a condition. */
export const nodeIdsNamed = (reader: Reader, name: string) =>
  reader.selectFrom('game_names').select('node_id').where('searched', 'like', namedLike(name))

const shownNames = (reader: Reader) =>
  reader
    .selectFrom('game_names')
    .select(['node_id', 'searched', 'game_type', 'brand_code', 'sort'])
    .where('is_shown', '=', true)

/** What is known of a game beside its type and brand is looked up for names that fit alone. */
function namesAmong(names: ReturnType<typeof shownNames>, reader: Reader, { name, ...filter }: NamedSearch) {
  const { gameType, brandCode, ...further } = filter
  const fits = matchingGames(reader, further).select('g.node_id').where(sql<boolean>`g.node_id = n.node_id`)
  return reader
    .selectFrom(names.as('n'))
    .where('n.searched', 'like', namedLike(name))
    .$if(gameType !== undefined, (query) => query.where('n.game_type', '=', gameType ?? ''))
    .$if(gameType === cockfight, (query) => query.where('n.brand_code', 'in', cockfightVendors))
    .$if(brandCode !== undefined, (query) => query.where('n.brand_code', '=', brandCode ?? ''))
    .$if(
      Object.values(further).some((one) => one !== undefined),
      (query) => query.where(({ exists }) => exists(fits)),
    )
}

/** From the index of the order, which holds the names; behind an offset the planner may take no other. */
async function idsInOrder(
  reader: Reader,
  search: NamedSearch,
  { from, end }: { from: number; end: number },
): Promise<string[]> {
  const names = shownNames(reader).orderBy('sort').orderBy('node_id').offset(0)
  const page = namesAmong(names, reader, search).select('n.node_id').orderBy('n.sort').orderBy('n.node_id')
  const rows = await page
    .limit(Math.max(0, end - from))
    .offset(from)
    .execute()
  return rows.map(idOf)
}

const idOf = ({ node_id }: { node_id: string }) => node_id

interface Placed {
  node_id: string
  sort: number
}

const bySort = (one: Placed, other: Placed) => one.sort - other.sort || (one.node_id < other.node_id ? -1 : 1)
