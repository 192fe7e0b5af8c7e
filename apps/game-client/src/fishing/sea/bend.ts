/** How a body moves: a fish by its tail, a jellyfish by its bell, a crab on its legs, a dragon along its whole length. */
export type Swim = 'tail' | 'bell' | 'legs' | 'snake'

/** Squares of the net that a picture is drawn on. */
export const columns = 6
export const rows = 3
export const pointCount = (columns + 1) * (rows + 1)

/** Where each point of the net lies on the picture, 0 to 1 from its left and its top. */
export const netUvs = Float32Array.from({ length: pointCount * 2 }, (_, at) => {
  const point = Math.floor(at / 2)
  return at % 2 === 0 ? (point % (columns + 1)) / columns : Math.floor(point / (columns + 1)) / rows
})

export const netIndices = Uint32Array.from(
  Array.from({ length: columns * rows }, (_, square) => {
    const corner = Math.floor(square / columns) * (columns + 1) + (square % columns)
    const below = corner + columns + 1
    return [corner, corner + 1, below, corner + 1, below + 1, below]
  }).flat(),
)

export interface Bend {
  swim: Swim
  /** In radians: where in its stroke the body is. */
  stroke: number
  /** 0: as it is drawn. 1: as it swims. */
  strength: number
  /** Width of the picture on the screen, in pixels; it is square. */
  size: number
  /** 1: as it is drawn, to the left. -1: to the right. Between: it turns. */
  facing: number
}

/** Writes the points of the net into `out`, around the middle of the body. Nothing is made anew: it runs for each fish in each frame. */
export function bendNet(out: Float32Array, { swim, stroke, strength, size, facing }: Bend): void {
  for (let point = 0; point < pointCount; point += 1) {
    const u = netUvs[point * 2] ?? 0
    const v = netUvs[point * 2 + 1] ?? 0
    const x = u - 0.5 + strength * sideways(swim, u, v, stroke)
    const y = v - 0.5 + strength * upright(swim, u, v, stroke)
    out[point * 2] = x * size * facing
    out[point * 2 + 1] = y * size
  }
}

/** In widths of the picture. The head, at the left, leads and hardly moves. */
function sideways(swim: Swim, u: number, v: number, stroke: number): number {
  switch (swim) {
    case 'tail':
      // A tail that swings away from the eye looks shorter.
      return -0.05 * u * u * (1 + Math.cos(stroke * 2 - u * 2.6))
    case 'bell':
      return (u - 0.5) * 0.16 * Math.sin(stroke - v * 2.4) * (0.4 + v)
    case 'legs':
      return 0.02 * Math.sin(stroke * 2) * (v - 0.5)
    case 'snake':
      return 0.045 * Math.sin(stroke - v * 4.4)
  }
}

function upright(swim: Swim, u: number, v: number, stroke: number): number {
  switch (swim) {
    case 'tail':
      return 0.1 * u ** 1.6 * Math.sin(stroke - u * 2.6)
    case 'bell':
      return 0.05 * Math.sin(stroke + 0.6) * (1 - v) + 0.07 * v * Math.sin(stroke - 1.4)
    case 'legs':
      return 0.028 * Math.abs(Math.sin(stroke + (u - 0.5) * 3))
    case 'snake':
      return 0.04 * Math.sin(stroke - u * 4)
  }
}
