import type { Reader, Tx } from '../../../db/db.ts'
import { count, type GamePage, gameColumns, matchingGames, toPage, total } from './game-list-store.ts'

/** The most favourites that a member may have. */
export const favouritesMax = 500

export async function listFavouriteIds(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('favourites')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.node_id)
}

export async function addFavourite(tx: Tx, memberId: string, nodeId: string): Promise<void> {
  await tx
    .insertInto('favourites')
    .values({ member_id: memberId, node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFavourite(tx: Tx, memberId: string, nodeId: string): Promise<void> {
  await tx.deleteFrom('favourites').where('member_id', '=', memberId).where('node_id', '=', nodeId).execute()
}

interface MemberGames {
  memberId: string
  gameType?: string
  limit: number
  offset: number
}

export async function listFavourites(
  reader: Reader,
  { memberId, gameType, limit, offset }: MemberGames,
): Promise<GamePage> {
  const mine = matchingGames(reader, { gameType }).innerJoin('favourites as f', (join) =>
    join.onRef('f.node_id', '=', 'g.node_id').on('f.member_id', '=', memberId),
  )
  const page = mine.select(gameColumns).select(total).orderBy('f.created_at', 'desc')
  return toPage(await page.limit(limit).offset(offset).execute(), () => mine.select(count).executeTakeFirst())
}

/** Games by the latest launch of each, newest first. */
export async function listRecent(
  reader: Reader,
  { memberId, gameType, limit, offset }: MemberGames,
): Promise<GamePage> {
  const mine = matchingGames(reader, { gameType }).innerJoin(
    (e) =>
      e
        .selectFrom('launches')
        .select(['node_id', (f) => f.fn.max('created_at').as('played_at')])
        .where('member_id', '=', memberId)
        .groupBy('node_id')
        .as('r'),
    (join) => join.onRef('r.node_id', '=', 'g.node_id'),
  )
  const page = mine.select(gameColumns).select(total).orderBy('r.played_at', 'desc')
  return toPage(await page.limit(limit).offset(offset).execute(), () => mine.select(count).executeTakeFirst())
}
