import { type GameTitle, gameTitles, type LiveLook } from '@fairground/game-rules/titles'
import { type LotteryHouseSlug, lotteryTitles } from '@fairground/lottery-rules/titles'
import { type SportsHouseSlug, sportsTitles } from '@fairground/sports-rules/titles'
import { type ArenaHouseSlug, arenaHouses } from './arenas.ts'
import { type LiveStudioSlug, liveStudios } from './live-studios.ts'
import type { SlotTile } from './slot-tiles.ts'
import { type TicketHouseSlug, ticketHouses } from './ticket-houses.ts'
import { type VendorSlug, vendors } from './vendors.ts'

/** A game of the house that is no slot: the slug is the id of its rules, or of its table. */
export type GameTile = Omit<SlotTile, 'theme' | 'vendor'> & {
  vendor: VendorSlug | LiveStudioSlug | ArenaHouseSlug | LotteryHouseSlug | SportsHouseSlug | TicketHouseSlug
  /** For a tile without art direction of its own. */
  recipe?: GameTitle['tile']
  /** Of a table of the live casino. */
  live?: LiveLook
  /** Of a cockfight: how its ring looks. */
  arena?: string
}

/** Instant games, tables, lotteries and sports, each with directed art or a recipe for it. */
export const gameTiles: readonly GameTile[] = [
  ...Object.entries(gameTitles).flatMap(([slug, title]) => [tileOf(slug, title), ...houseTiles(title)]),
  ...[...lotteryTitles, ...sportsTitles].map(({ slug, names, house, tile }) => ({
    ...{ slug, nameVi: names.vi, nameEn: names.en, vendor: house, recipe: tile },
  })),
]

function tileOf(slug: string, { names, provider, tile, live, arena }: Omit<GameTitle, 'category'>): GameTile {
  return {
    ...{ slug, nameVi: names.vi, nameEn: names.en, vendor: vendorOf(provider) },
    ...(tile && { recipe: tile }),
    ...(live && { live }),
    ...(arena && { arena }),
  }
}

/** The further tables of the house. */
function houseTiles({ live, tables = {}, arenas = {} }: GameTitle): GameTile[] {
  const rings = Object.entries(arenas).map(([slug, { names, house, look }]) =>
    tileOf(slug, { names, provider: house, arena: look }),
  )
  const dealt = Object.entries(tables).map(([slug, { names, dealer, studio }]) =>
    tileOf(slug, { names, provider: studio, ...(live && { live: { ...live, dealer, studio } }) }),
  )
  return [...dealt, ...rings]
}

function vendorOf(provider: string): GameTile['vendor'] {
  const vendor = [...vendors, ...liveStudios, ...arenaHouses, ...ticketHouses].find(({ slug }) => slug === provider)
  if (!vendor) throw new Error(`there is no studio ${provider}`)
  return vendor.slug
}
