import type { Point } from './outline.ts'

/** A cord between two posts, hanging `sag` units below the straight line. */
export interface Cord {
  from: Point
  to: Point
  sag: number
}

function control({ from, to, sag }: Cord): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
}

/** Path data of the hanging cord. */
export function cordPath(cord: Cord): string {
  const [bend, { from, to }] = [control(cord), cord]
  return `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`
}

/** The point a share `along` (0 to 1) down the cord. */
export function cordPoint(cord: Cord, along: number): Point {
  const [bend, back] = [control(cord), 1 - along]
  const at = (axis: 0 | 1) => back ** 2 * cord.from[axis] + 2 * back * along * bend[axis] + along ** 2 * cord.to[axis]
  return [at(0), at(1)]
}
