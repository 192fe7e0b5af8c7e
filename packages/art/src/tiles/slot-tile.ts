import type { GameTile } from '../catalogue/game-tiles.ts'
import type { SlotTile } from '../catalogue/slot-tiles.ts'
import { arenaSpec } from '../cockfight/arena-tile.ts'
import { liveSpec } from '../live/table-tile.ts'
import { houseFrames } from './house-frames.ts'
import { plainSpec } from './plain-spec.ts'
import { instantSpecs, tileSpecs } from './specs/index.ts'
import { type TileSheet, tile } from './tile.ts'
import type { Prop, TileSpec } from './tile-spec.ts'

/** Tile sizes in CSS pixels at 1x. */
export const TILE_SIZE = { width: 300, height: 400 } as const
export const LARGE_TILE_SIZE = { width: 300, height: 540 } as const

/** The art direction of a title: its own, that of its live table or by its recipe. Throws when a title has none. */
export function specOf(title: GameTile): TileSpec {
  const directed = tileSpecs[title.slug] ?? instantSpecs[title.slug] ?? liveSpec(title) ?? arenaSpec(title)
  const spec = directed ?? (title.recipe && plainSpec(title))
  if (!spec) throw new Error(`no art direction for ${title.slug}`)
  return spec
}

/** The sheet of the ordinary format. */
export function sheetOf({ slug, nameVi, vendor }: GameTile): TileSheet {
  return { seed: slug, name: nameVi, frame: houseFrames[vendor], ...TILE_SIZE }
}

/** The sheet of the tall format: the portal lays a name, figures and two buttons over its foot. */
export function largeSheetOf(title: SlotTile): TileSheet {
  return { ...sheetOf(title), ...LARGE_TILE_SIZE, foot: 128, titleHeightMax: 150 }
}

/** The 3:4 tile of a title as SVG. */
export function gameTile(title: GameTile): string {
  return tile(specOf(title), sheetOf(title))
}

function raise([ref, x, y, ...rest]: Prop): Prop {
  return [ref, x, y * 0.86, ...rest]
}

/** The tall tile of a slot title as SVG. */
export function largeSlotTile(title: SlotTile): string {
  const { centreY: _centred, ...spec } = specOf(title)
  return tile({ ...spec, props: (spec.props ?? []).map(raise) }, largeSheetOf(title))
}
