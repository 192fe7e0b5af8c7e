import type { StageBox, StageView } from '@fairground/art/slot-stage'
import type { Box, CabinetLayout } from '../machine/layout-cabinet.ts'

/** Where a painted cabinet stands: the same places as the house's own, and the picture round them. */
export interface SceneryLayout extends CabinetLayout {
  picture: Box
  /** CSS pixels of one unit of the picture. */
  scale: number
}

const sceneryScaleMax = 1.5
/** Symbols as a share of the width and of the height of their cells. */
const symbolShare = { width: 1.04, height: 1 } as const

/** Scales a painted cabinet whole into the place it has, centred; what stands out of its body may stand out of the place. */
export function layoutScenery(place: Box, { layout }: StageView): SceneryLayout {
  const { body, cell } = layout
  const scale = Math.max(0.01, Math.min(place.width / body.width, place.height / body.height, sceneryScaleMax))
  const x = place.x + (place.width - body.width * scale) / 2 - body.x * scale
  const y = place.y + (place.height - body.height * scale) / 2 - body.y * scale
  const at = (box: StageBox): Box => ({
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  })
  const outer = at(body)
  return {
    ...outer,
    unit: outer.width / 900,
    radius: 26 * scale,
    well: at(layout.well),
    reels: layout.reels.map(at),
    cell: { width: cell.width * scale, height: cell.height * scale },
    symbolSize: Math.min(cell.width * symbolShare.width, cell.height * symbolShare.height) * scale,
    message: at(layout.message),
    bulbRows: [outer.y, outer.y + outer.height],
    picture: { x, y, width: layout.width * scale, height: layout.height * scale },
    scale,
  }
}
