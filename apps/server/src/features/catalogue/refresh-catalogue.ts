import { type VendorGame, VendorGameList } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import { announceToAll } from '../../lib/live-events.ts'
import { postToVendor } from './post-to-vendor.ts'
import { saveVendorGames } from './vendor-games-store.ts'

const pagesMax = 200
const belowFloor: VendorGame['status'] = 'maintenance'

/**
 * Fetches a vendor's game list, whole, and takes it over in one transaction. What the operator decided about a game stays.
 * One that returns less than the operator's floor is taken over closed: a look at the list under another floor opens it.
 */
export async function refreshCatalogue(context: AppContext, vendorId: string): Promise<void> {
  const told = await fetchGames(context, vendorId)
  const games = told.map((game) => (isBelow(context.config.rtpFloorBp, game) ? { ...game, status: belowFloor } : game))
  await transact(context.db, async (tx) => {
    const { added, changed } = await saveVendorGames(tx, vendorId, games, context.config.currency)
    if (added + changed === 0) return
    await recordAudit(tx, {
      actor: { kind: 'vendor', id: vendorId },
      action: 'catalogue.refreshed',
      subject: vendorId,
      detail: { added, changed },
    })
    await announceToAll(tx, 'lobby.changed', {})
  })
}

const isBelow = (floorBp: number, { rtpBp, status }: VendorGame): boolean => status === 'live' && rtpBp < floorBp

async function fetchGames(context: AppContext, vendorId: string): Promise<VendorGame[]> {
  const games: VendorGame[] = []
  let cursor = ''
  for (let page = 0; page < pagesMax; page += 1) {
    const path = `/games?cursor=${encodeURIComponent(cursor)}`
    const { answer } = await postToVendor(context, { vendorId, method: 'GET', path })
    const list = VendorGameList.parse(answer)
    games.push(...list.games)
    if (list.nextCursor === null) return games
    cursor = list.nextCursor
  }
  throw new Error(`vendor ${vendorId} lists more than ${pagesMax} pages of games`)
}
