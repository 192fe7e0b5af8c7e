import type { Orientation, SlotGrid } from '../slot-spec.ts'

export interface StageBox {
  x: number
  y: number
  width: number
  height: number
}

/** Where everything of a painted cabinet stands, in its own units; whoever shows it scales it whole. */
export interface StageCabinet {
  /** The whole picture, with the room that ornaments need round the body. */
  width: number
  height: number
  body: StageBox
  well: StageBox
  /** One box for each reel. */
  reels: StageBox[]
  cell: { width: number; height: number }
  message: StageBox
  /** Thickness of the frame at the sides, and above and below. */
  side: number
  rail: number
}

/** Width of five reels; fewer or more share it. */
const reelsWidth = { landscape: 710, portrait: 340 } as const
const rowsHeightMax = { landscape: 470, portrait: 430 } as const
const cellWidthMax = { landscape: 168, portrait: 100 } as const
/** A phone held upright has room below and above: its cells are taller than wide. */
const cellRatio = { landscape: 0.944, portrait: 1.36 } as const

const frames = {
  landscape: {
    margin: 96,
    top: 96,
    side: 30,
    rail: 34,
    gap: 6,
    pad: 8,
    message: 44,
    messageGap: 11,
    inset: 70,
    foot: 24,
  },
  portrait: { margin: 20, top: 30, side: 17, rail: 24, gap: 3, pad: 4, message: 42, messageGap: 8, inset: 6, foot: 18 },
} as const

/** Lays out a cabinet of so many reels and rows. Pure: the painter and the client ask the same. */
export function cabinetLayout({ reels, rows }: SlotGrid, orientation: Orientation): StageCabinet {
  const frame = frames[orientation]
  const { margin, top, side, rail, gap, pad, message, messageGap, inset, foot } = frame
  const cellWidth = Math.min(cellWidthMax[orientation], reelsWidth[orientation] / reels)
  const cellHeight = Math.min(cellWidth * cellRatio[orientation], rowsHeightMax[orientation] / rows)
  const wellWidth = reels * cellWidth + (reels - 1) * gap + 2 * pad
  const wellHeight = rows * cellHeight + 2 * pad
  const well = { x: margin + side, y: top + rail, width: wellWidth, height: wellHeight }
  const bodyHeight = rail + wellHeight + messageGap + message + foot
  const sideInset = Math.min(inset, wellWidth * 0.12)
  return {
    width: wellWidth + 2 * (side + margin),
    height: top + bodyHeight + margin * 0.6,
    body: { x: margin, y: top, width: wellWidth + 2 * side, height: bodyHeight },
    well,
    reels: Array.from({ length: reels }, (_, reel) => ({
      x: well.x + pad + reel * (cellWidth + gap),
      y: well.y + pad,
      width: cellWidth,
      height: rows * cellHeight,
    })),
    cell: { width: cellWidth, height: cellHeight },
    message: {
      x: well.x + sideInset,
      y: well.y + wellHeight + messageGap,
      width: wellWidth - 2 * sideInset,
      height: message,
    },
    side,
    rail,
  }
}
