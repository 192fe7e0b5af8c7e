import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { addFavourite, favouritesMax, listFavouriteIds, removeFavourite } from './favourite-store.ts'
import { findGameByNode, isNamedRight } from './game-facts.ts'
import { findGame } from './game-list-store.ts'

/**
 * Adds or removes a favourite and answers them all; doing so twice changes nothing. Refusals: NOT_FOUND, also for a game of
 * another vendor or category than is said, LIMIT.
 */
export async function changeFavourite(
  { db }: AppContext,
  memberId: string,
  { nodeId, vendor, gameType }: { nodeId: string; vendor: string; gameType: string },
  change: 'add' | 'remove',
): Promise<Outcome<{ nodeIds: string[] }>> {
  const game = await findGameByNode(db, nodeId)
  if (!game || !isNamedRight({ nodeId, brandCode: vendor, gameType }, game)) return refuse('NOT_FOUND')
  if (change === 'add' && !(await findGame(db, nodeId))) return refuse('NOT_FOUND')
  return transact(db, async (tx) => {
    const before = await listFavouriteIds(tx, memberId)
    if (change === 'add' && before.length >= favouritesMax) return refuse('LIMIT')
    await (change === 'add' ? addFavourite(tx, memberId, nodeId) : removeFavourite(tx, memberId, nodeId))
    return ok({ nodeIds: await listFavouriteIds(tx, memberId) })
  })
}
