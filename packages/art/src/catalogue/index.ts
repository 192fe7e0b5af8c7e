export type { Metal } from './metals.ts'
export { largeTileSlugs, type SlotTile, slotTiles, themeOf } from './slot-tiles.ts'
export { type Theme, type ThemePalette, themePalettes, themes } from './themes.ts'
export { type VendorSlug, vendors } from './vendors.ts'
