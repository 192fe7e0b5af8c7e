import type { PathCommand } from 'opentype.js'
import { type Extent, extentOf, type FaceName, outline, type Point, pathData, pointsOf } from '../../kit/outline.ts'
import type { TitleLine } from '../../kit/title-layout.ts'
import type { WarpName } from '../../kit/warp.ts'

export interface LockUpShape {
  lines: readonly TitleLine[]
  face: FaceName
  widthMax: number
  heightMax: number
  warp?: WarpName
  tracking?: number
  skew?: number
}

/** Letters of a sign, centred on the origin. */
export interface LockUp {
  path: string
  width: number
  height: number
}

interface Line {
  commands: PathCommand[]
  extent: Extent
  isSmall: boolean
  width: number
  height: number
}

const lineGap = 9
/** Capitals of a small line, and of the largest that is ever set. */
const smallHeightMin = 24
const scaleMax = 1.05

/** Sets a title into a box: one wide line instead of two where that makes the letters no smaller. */
export function lockUp(shape: LockUpShape): LockUp {
  const set = setLines(shape)
  const isNarrow = shape.widthMax / shape.heightMax < 2.6
  if (shape.lines.length < 2 || isNarrow || set.width / set.height > 2) return set
  const text = shape.lines.map((line) => (typeof line === 'string' ? line : line.small)).join(' ')
  const single = setLines({ ...shape, lines: [text] })
  return single.width * single.height > set.width * set.height * 0.8 ? single : set
}

function measure(line: TitleLine, { face, tracking = 0 }: LockUpShape): Line {
  const isSmall = typeof line !== 'string'
  const { commands, extent } = outline(isSmall ? line.small : line, face, tracking)
  return { commands, extent, isSmall, width: extent.right - extent.left, height: extent.bottom - extent.top }
}

function scalesOf(lines: readonly Line[], { widthMax, heightMax }: LockUpShape): number[] {
  const wished = lines.map((line) => Math.min(widthMax / line.width, line.isSmall ? scaleMax / 2 : scaleMax))
  const tall = lines.reduce((sum, line, index) => sum + line.height * (wished[index] ?? 0), 0)
  const gaps = lineGap * (lines.length - 1)
  const squeeze = Math.min(1, heightMax / (tall + gaps))
  return lines.map((line, index) => {
    const wish = wished[index] ?? 0
    return line.isSmall ? Math.max(wish * squeeze, Math.min(wish, smallHeightMin / line.height)) : wish * squeeze
  })
}

/** How the block bends; `across` is -1 at its left edge and 1 at its right. */
const bends: Record<WarpName, (point: Point, across: number) => Point> = {
  flat: (point) => point,
  arch: ([x, y], across) => [x, y - (1 - across ** 2) * 12 + 6],
  bulge: ([x, y], across) => [x, y * (1.12 - 0.24 * across ** 2)],
  rise: ([x, y], across) => [x, y - across * 8],
  wave: ([x, y], across) => [x, y + Math.sin(across * 3) * 4],
}

function setLines(shape: LockUpShape): LockUp {
  const { skew = 0, warp = 'arch' } = shape
  const lines = shape.lines.map((line) => measure(line, shape))
  const scales = scalesOf(lines, shape)
  const scaleOf = (index: number) => scales[index] ?? 0
  const heights = lines.map((line, index) => line.height * scaleOf(index))
  const height = heights.reduce((sum, tall) => sum + tall, 0) + lineGap * (lines.length - 1)
  const width = Math.max(...lines.map((line, index) => line.width * scaleOf(index)))
  let top = -height / 2
  const drawn: string[] = []
  const points: Point[] = []
  for (const [index, { commands, extent, width: wide }] of lines.entries()) {
    const scale = scaleOf(index)
    const startX = -(extent.left + wide / 2) * scale
    const baseline = top - extent.top * scale
    const place = ([x, y]: Point): Point => {
      const at: Point = [x * scale + startX - skew * y * scale, y * scale + baseline]
      return bends[warp](at, at[0] / (width / 2 || 1))
    }
    drawn.push(pathData(commands, place))
    points.push(...commands.flatMap(pointsOf).map(place))
    top += (heights[index] ?? 0) + lineGap
  }
  const { left, right, top: upper, bottom } = extentOf(points)
  return { path: drawn.join(''), width: right - left, height: bottom - upper }
}
