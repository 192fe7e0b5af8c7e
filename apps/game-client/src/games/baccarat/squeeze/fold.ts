import type { Point } from '../../../live/by-hand/use-drawn.ts'

/** A card whose corner is turned over, in the units of its picture. */
export interface Fold {
  /** Outline of what still lies face down. */
  kept: readonly Point[]
  /** Outline of what is turned over, where it lay and where it lies now. */
  lifted: readonly Point[]
  flap: readonly Point[]
  /** Brings a picture from where it lay to where it lies now, as SVG has it. */
  matrix: readonly [number, number, number, number, number, number]
  /** From the middle of the fold to the corner that was drawn. */
  bend: readonly [Point, Point]
  /** How far the corner is from where it lay. */
  length: number
  /** How much of the card is turned over: half of it at most. */
  share: number
}

interface Size {
  width: number
  height: number
}

/** Less than this cannot be seen. */
const leastUnits = 0.5

/** The corner nearest to where the card was taken hold of, in shares of its width and height. */
export const cornerOf = ({ width, height }: Size, grip: Point): Point => ({
  x: grip.x < 0.5 ? 0 : width,
  y: grip.y < 0.5 ? 0 : height,
})

/**
 * Paper folds along the line that is equally far from where a corner lay and where it is held now. A corner that is drawn
 * outwards lifts nothing.
 */
export function foldOf(size: Size, corner: Point, drawn: Point): Fold | undefined {
  const { width, height } = size
  const to = { x: clamp(corner.x + drawn.x, width), y: clamp(corner.y + drawn.y, height) }
  const [dx, dy] = [to.x - corner.x, to.y - corner.y]
  const length = Math.hypot(dx, dy)
  if (length < leastUnits) return undefined
  const [nx, ny] = [dx / length, dy / length]
  const middle = { x: (corner.x + to.x) / 2, y: (corner.y + to.y) / 2 }
  const offset = middle.x * nx + middle.y * ny
  const sideOf = ({ x, y }: Point) => x * nx + y * ny - offset
  const outline = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const lifted = cut(outline, (point) => -sideOf(point))
  return {
    kept: cut(outline, sideOf),
    lifted,
    flap: lifted.map((point) => ({ x: point.x - 2 * sideOf(point) * nx, y: point.y - 2 * sideOf(point) * ny })),
    matrix: [1 - 2 * nx * nx, -2 * nx * ny, -2 * nx * ny, 1 - 2 * ny * ny, 2 * offset * nx, 2 * offset * ny],
    bend: [middle, to],
    length,
    share: areaOf(lifted) / (width * height),
  }
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value))

/** The part of an outline on whose side the distance is not negative. */
function cut(outline: readonly Point[], sideOf: (point: Point) => number): Point[] {
  return outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point
    const [here, there] = [sideOf(point), sideOf(next)]
    const kept = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return kept
    const part = here / (here - there)
    return [...kept, { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part }]
  })
}

export function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length]
    return next ? sum + x * next.y - next.x * y : sum
  }, 0)
  return Math.abs(twice) / 2
}
