import { type GameTitle, gameTitles } from '@fairground/game-rules/titles'
import type { SlotTile } from './slot-tiles.ts'
import { type VendorSlug, vendors } from './vendors.ts'

/** A game of the house that is no slot: the slug is the id of its rules. */
export type GameTile = Omit<SlotTile, 'theme'> & {
  /** For a tile without art direction of its own. */
  recipe?: GameTitle['tile']
}

/** Instant games and tables, each with directed art or a recipe for it. */
export const gameTiles: readonly GameTile[] = Object.entries(gameTitles).map(([slug, { names, provider, tile }]) => ({
  slug,
  nameVi: names.vi,
  nameEn: names.en,
  vendor: vendorOf(provider),
  ...(tile && { recipe: tile }),
}))

function vendorOf(provider: string): VendorSlug {
  const vendor = vendors.find(({ slug }) => slug === provider)
  if (!vendor) throw new Error(`there is no studio ${provider}`)
  return vendor.slug
}
