import type { MenuGroup } from '@fairground/contract'
import { artUrl } from './art-url.ts'
import type { listMenu } from './game-list-store.ts'
import { shownVendor, type VendorLook, vendorImage } from './vendor-look.ts'

/** Order of the categories in the navigation. */
const categoryOrder = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'ESPORTS', 'COCKFIGHT']

/** Categories that have games, each with the brands that offer them. */
export function menusOf(rows: Awaited<ReturnType<typeof listMenu>>, look: VendorLook): MenuGroup[] {
  const groups = new Map<string, MenuGroup>()
  for (const row of rows) {
    const sort = categoryOrder.indexOf(row.game_type)
    const group = groups.get(row.game_type) ?? { title: row.game_type, sort, gameCount: 0, cards: [] }
    const gameCount = Number(row.count)
    group.gameCount += gameCount
    group.cards.push({
      vassalage: row.code,
      accountTypeName: row.wallet_name ?? row.name,
      gameType: row.game_type,
      displayName: shownVendor(row.name, look),
      ...(row.only_node_id === null ? { isGame: 'VASSALAGE' } : { isGame: 'GAME', nodeId: row.only_node_id }),
      iconUrl: vendorImage(look, row.code, row.game_type) ?? artUrl(row.tile_key),
      gameCount,
    })
    groups.set(row.game_type, group)
  }
  return [...groups.values()].sort((a, b) => a.sort - b.sort)
}
