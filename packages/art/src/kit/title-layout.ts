import type { PathCommand } from 'opentype.js'
import { type Extent, extentOf, type FaceName, outline, type Point, pathData, pointsOf } from './outline.ts'
import { type WarpName, warps } from './warp.ts'

/** A full line, or a smaller one that stands beside it. */
export type TitleLine = string | { small: string }

export interface TitleShape {
  lines: readonly TitleLine[]
  face: FaceName
  warp?: WarpName
  /** Extra space between letters, in hundredths of the letter size. */
  tracking?: number
  /** Forward lean; negative leans the top to the end side. */
  skew?: number
  centreX: number
  bottom: number
  widthMax: number
  heightMax: number
}

export interface TitleLayout {
  /** Path data of all letters. */
  path: string
  /** Top of the block before warping: the picture above gets the room down to here. */
  top: number
  bottom: number
  /** What the letters really cover after warping. */
  extent: Extent
  lineHeight: number
}

interface Line {
  commands: PathCommand[]
  extent: Extent
  isSmall: boolean
  width: number
  height: number
}

function measure(line: TitleLine, { face, tracking = 0 }: TitleShape): Line {
  const isSmall = typeof line !== 'string'
  const { commands, extent } = outline(isSmall ? line.small : line, face, tracking)
  return { commands, extent, isSmall, width: extent.right - extent.left, height: extent.bottom - extent.top }
}

/** Every full line is set to the same width within limits; small lines stay readable. */
function fitLines(lines: readonly Line[], { widthMax, heightMax }: TitleShape): { scales: number[]; squeeze: number } {
  const widest = Math.max(...lines.filter((line) => !line.isSmall).map((line) => line.width))
  const wished = lines.map((line) =>
    line.isSmall
      ? Math.min((widthMax * 0.66) / line.width, 0.3)
      : Math.min(widthMax / line.width, (widthMax / widest) * 1.75, 0.74),
  )
  const tall = lines.reduce((sum, line, index) => sum + line.height * (wished[index] ?? 0), 0)
  const squeeze = Math.min(1, heightMax / tall)
  const scales = lines.map((line, index) => {
    const wish = wished[index] ?? 0
    return line.isSmall ? Math.max(wish * squeeze, Math.min(wish, 20 / line.height)) : wish * squeeze
  })
  return { scales, squeeze }
}

interface PlacedLine extends Line {
  scale: number
  top: number
}

function stack(lines: readonly Line[], shape: TitleShape): PlacedLine[] {
  const { scales, squeeze } = fitLines(lines, shape)
  const placed: PlacedLine[] = []
  let below = shape.bottom
  for (const [index, line] of [...lines.entries()].reverse()) {
    const scale = scales[index] ?? 0
    const next = lines[index + 1]
    if (next) below -= (line.isSmall || next.isSmall ? 10 : 3.4) * Math.max(squeeze, 0.8)
    below -= line.height * scale
    placed.unshift({ ...line, scale, top: below })
  }
  return placed
}

function place(line: PlacedLine, { centreX, skew = 0 }: TitleShape): (point: Point) => Point {
  const { scale, extent } = line
  const startX = centreX - (extent.left + line.width / 2) * scale
  const baseline = line.top - extent.top * scale
  return ([x, y]) => [x * scale + startX - skew * (y * scale), y * scale + baseline]
}

/** Lays out a title: stacked, justified, warped. Throws when the face lacks a character. */
export function layoutTitle(shape: TitleShape): TitleLayout {
  const lines = stack(
    shape.lines.map((line) => measure(line, shape)),
    shape,
  )
  const top = Math.min(...lines.map((line) => line.top))
  const height = shape.bottom - top
  const halfWidth = Math.max(...lines.map((line) => line.width * line.scale)) / 2
  const warp = warps[shape.warp ?? 'arch']
  const drawn = lines.map((line) => {
    const put = place(line, shape)
    const move = (point: Point) => warp(put(point), { centreX: shape.centreX, halfWidth, top, height })
    return { path: pathData(line.commands, move), points: line.commands.flatMap(pointsOf).map(move) }
  })
  return {
    path: drawn.map(({ path }) => path).join(''),
    top,
    bottom: shape.bottom,
    extent: extentOf(drawn.flatMap(({ points }) => points)),
    lineHeight: height / lines.length,
  }
}
