export {
  type ArenaHouseSlug,
  type ArenaLook,
  arenaHouses,
  arenaLooks,
  type RoosterCoat,
  type RoosterLayer,
  roosterLayers,
} from './arenas.ts'
export { demoTitle, demoTitles, demoTitlesMax, demoVendors, findDemoTitle } from './demo-titles.ts'
export {
  type CannonMetal,
  cannonMetals,
  type FishPicture,
  fishPictures,
  type WaterLook,
} from './fishing.ts'
export { type GameTile, gameTiles } from './game-tiles.ts'
export {
  type DealerLayer,
  type DealerSlug,
  dealerLayers,
  dealers,
  type LiveStudioSlug,
  liveStudios,
} from './live-studios.ts'
export type { Metal } from './metals.ts'
export { largeTileSlugs, type SlotTile, slotTiles, themeOf } from './slot-tiles.ts'
export { type Theme, type ThemePalette, themePalettes, themes } from './themes.ts'
export { type TicketHouseSlug, ticketHouses } from './ticket-houses.ts'
export { type VendorSlug, vendors } from './vendors.ts'
