import { cockfightBrands, foundGamesMax } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { GameSearch } from './game-filter.ts'
import { cockfight, count, type GamePage, inOrder, matchingGames, type Page, toGame } from './game-list-store.ts'
import { namedLike, needleOf, sketchLike } from './search-text.ts'

export interface FoundGames extends GamePage {
  /** More games have the name than a search finds. */
  isCut: boolean
}

type NamedSearch = GameSearch & { name: string }

/**
 * A page of the games of a name, in the operator's order, in one round trip. A rare name goes by its index and is put in
 * order afterwards; a common one is soon met in the order of the list. Left to choose, the planner reads the whole list for
 * a rare name that it takes for a common one.
 */
export async function searchGames(reader: Reader, search: NamedSearch, { limit, offset }: Page): Promise<FoundGames> {
  const end = Math.min(offset + limit, foundGamesMax)
  const page = pageOf(reader, search, { offset, end }).as('p')
  const games = inOrder(matchingGames(reader, {}))
  const rows = await games.innerJoin(page, 'p.node_id', 'g.node_id').select('p.hits').execute()
  const hits = Number(rows[0]?.hits ?? (offset > 0 ? await countHits(reader, search) : 0))
  return { games: rows.map(toGame), total: Math.min(hits, foundGamesMax), isCut: hits > foundGamesMax }
}

/** The places of a page, and how many games have the name: one more than a search finds stands for any number. */
function pageOf(reader: Reader, search: NamedSearch, { offset, end }: { offset: number; end: number }) {
  return reader
    .with(
      (cte) => cte('found').materialized(),
      () => firstHits(reader, search),
    )
    .with('counted', (db) => db.selectFrom('found').select((e) => e.fn.countAll<string>().as('hits')))
    .selectFrom((from) => {
      // Asked by itself, not joined: the other way is then not begun at all.
      const hits = from.selectFrom('counted').select('hits')
      return from
        .selectFrom('found')
        .select(['node_id', 'sort'])
        .where(hits, '<=', String(foundGamesMax))
        .unionAll(
          from
            .selectFrom(hitsInOrder(reader, search).limit(end).as('listed'))
            .select(['node_id', 'sort'])
            .where(hits, '>', String(foundGamesMax)),
        )
        .as('place')
    })
    .select(['node_id', (from) => from.selectFrom('counted').select('hits').as('hits')])
    .orderBy('sort')
    .orderBy('node_id')
    .offset(offset)
    .limit(Math.max(0, end - offset))
}

const firstHits = (reader: Reader, search: NamedSearch) =>
  namesAmong(shownNames(reader), reader, search)
    .where('n.searched', 'like', sketchLike(search.name))
    .where(sql<boolean>`strpos(n.searched, ${needleOf(search.name)}) > 0`)
    .select(['n.node_id', 'n.sort'])
    .limit(foundGamesMax + 1)

async function countHits(reader: Reader, search: NamedSearch): Promise<string | undefined> {
  const found = reader.selectFrom(firstHits(reader, search).as('found')).select(count)
  return (await found.executeTakeFirst())?.count
}

/** The ids of all games of a name, shown or not, for a condition. */
export const nodeIdsNamed = (reader: Reader, name: string) =>
  reader.selectFrom('game_names').select('node_id').where('searched', 'like', namedLike(name))

const shownNames = (reader: Reader) =>
  reader
    .selectFrom('game_names')
    .select(['node_id', 'searched', 'game_type', 'brand_code', 'sort'])
    .where('is_shown', '=', true)

/** The filters but the name. What is known of a game beside its type and brand is looked up for names that fit alone. */
function namesAmong(names: ReturnType<typeof shownNames>, reader: Reader, { name: _name, ...filter }: NamedSearch) {
  const { gameType, brandCode, ...further } = filter
  const fits = matchingGames(reader, further).select('g.node_id').where(sql<boolean>`g.node_id = n.node_id`)
  return reader
    .selectFrom(names.as('n'))
    .$if(gameType !== undefined, (query) => query.where('n.game_type', '=', gameType ?? ''))
    .$if(gameType === cockfight, (query) => query.where('n.brand_code', 'in', cockfightBrands))
    .$if(brandCode !== undefined, (query) => query.where('n.brand_code', '=', brandCode ?? ''))
    .$if(
      Object.values(further).some((one) => one !== undefined),
      (query) => query.where(({ exists }) => exists(fits)),
    )
}

/** From the index of the order, which holds the names; behind an offset the planner may take no other. */
function hitsInOrder(reader: Reader, search: NamedSearch) {
  const names = shownNames(reader).orderBy('sort').orderBy('node_id').offset(0)
  return namesAmong(names, reader, search)
    .where('n.searched', 'like', namedLike(search.name))
    .select(['n.node_id', 'n.sort'])
    .orderBy('n.sort')
    .orderBy('n.node_id')
}
