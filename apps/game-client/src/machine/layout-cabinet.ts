export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where everything of the cabinet stands, in CSS pixels of the frame. */
export interface CabinetLayout extends Box {
  /** Thickness scale: 1 is the cabinet of 900 pixels. */
  unit: number
  radius: number
  /** The dark well that holds the reels. */
  well: Box
  reels: readonly Box[]
  cell: { width: number; height: number }
  symbolSize: number
  /** The line under the reels that says what happened. */
  message: Box
  /** Middle lines of the two rows of bulbs. */
  bulbRows: readonly [top: number, bottom: number]
}

const referenceWidth = 900
const unitMin = 0.62
const unitMax = 1.7
const messageHeightMin = 40
/** Height of a cell by its width: as drawn on a desk, and at most on a tall phone. */
const cellRatio = 0.92
const cellRatioMax = 1.32

/** Fits a cabinet of so many reels and rows into the place it has, centred. Sizes are never below 1. */
export function layoutCabinet(place: Box, { reels, rows }: { reels: number; rows: number }): CabinetLayout {
  const unit = clamp(Math.min(place.width / referenceWidth, place.height / 588), unitMin, unitMax)
  const side = 14 * unit
  const rail = 27 * unit
  const pad = 6 * unit
  const gap = 5 * unit
  const messageHeight = Math.max(messageHeightMin, 46 * unit)
  const messageGap = 8 * unit
  const frameWidth = 2 * (side + pad) + (reels - 1) * gap
  const frameHeight = 2 * (rail + pad) + messageGap + messageHeight
  const cell = fitCell((place.width - frameWidth) / reels, (place.height - frameHeight) / rows)
  const width = frameWidth + reels * cell.width
  const height = frameHeight + rows * cell.height
  const x = place.x + (place.width - width) / 2
  const y = place.y + (place.height - height) / 2
  const wellWidth = width - 2 * side
  const well = { x: x + side, y: y + rail, width: wellWidth, height: rows * cell.height + 2 * pad }
  const reelAt = (reel: number): Box => ({
    x: well.x + pad + reel * (cell.width + gap),
    y: well.y + pad,
    width: cell.width,
    height: rows * cell.height,
  })
  return {
    x,
    y,
    width,
    height,
    unit,
    radius: 26 * unit,
    well,
    reels: Array.from({ length: reels }, (_, reel) => reelAt(reel)),
    cell,
    symbolSize: Math.min(cell.width * 0.98, cell.height * 0.9),
    message: { x: well.x, y: well.y + well.height + messageGap, width: wellWidth, height: messageHeight },
    bulbRows: [y + 14 * unit, y + height - 14 * unit],
  }
}

/** As wide as there is room; a tall place makes tall cells, a flat one a narrow cabinet. */
function fitCell(widthMax: number, heightMax: number): { width: number; height: number } {
  const isFlat = heightMax < widthMax * cellRatio
  const width = Math.max(1, isFlat ? heightMax / cellRatio : widthMax)
  return { width, height: Math.max(1, Math.min(heightMax, width * cellRatioMax)) }
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)
