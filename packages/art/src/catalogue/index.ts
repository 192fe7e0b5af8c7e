export type { Metal } from './catalogue/metals.ts'
export { largeTileSlugs, type SlotTile, slotTiles, themeOf } from './catalogue/slot-tiles.ts'
export { type Theme, type ThemePalette, themePalettes, themes } from './catalogue/themes.ts'
export { type VendorSlug, vendors } from './catalogue/vendors.ts'
