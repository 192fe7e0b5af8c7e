import { svg } from '../../kit/markup.ts'
import type { Point } from '../../kit/outline.ts'

/** Path data of a closed polygon. */
export const polygon = (corners: readonly Point[]): string => `M${corners.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`

function regular(sides: number, radius: number, turn = 0): string {
  return polygon(
    Array.from({ length: sides }, (_, index): Point => {
      const angle = turn + (index / sides) * Math.PI * 2
      return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
    }),
  )
}

function roundedSquare(half: number, corner: number): string {
  const inner = half - corner
  return svg`M${-inner} ${-half}H${inner}Q${half} ${-half} ${half} ${-inner}V${inner}Q${half} ${half} ${inner} ${half}H${-inner}Q${-half} ${half} ${-half} ${inner}V${-inner}Q${-half} ${-half} ${-inner} ${-half}Z`
}

function ticket(half: number, notch: number): string {
  const inner = half - notch
  const bite = svg`A${notch} ${notch} 0 0 0`
  return svg`M${-inner} ${-half}H${inner}${bite} ${half} ${-inner}V${inner}${bite} ${inner} ${half}H${-inner}${bite} ${-half} ${inner}V${-inner}${bite} ${-inner} ${-half}Z`
}

function stepped(half: number, step: number): string {
  const corner: Point[] = [
    [half - 2 * step, -half],
    [half - 2 * step, -half + step],
    [half - step, -half + step],
    [half - step, -half + 2 * step],
    [half, -half + 2 * step],
  ]
  const turned = (quarter: number) =>
    corner.map(
      ([x, y]): Point => (quarter === 0 ? [x, y] : quarter === 1 ? [-y, x] : quarter === 2 ? [-x, -y] : [y, -x]),
    )
  return polygon([0, 1, 2, 3].flatMap(turned))
}

function scalloped(radius: number): string {
  const bows = 12
  const at = (index: number): Point => {
    const angle = ((index - 0.5) / bows) * 2 * Math.PI
    return [Math.sin(angle) * radius * 0.9, -Math.cos(angle) * radius * 0.9]
  }
  const arcs = Array.from({ length: bows }, (_, index) => {
    const [x, y] = at(index + 1)
    return svg`A${radius * 0.25} ${radius * 0.25} 0 0 1 ${x} ${y}`
  })
  const [x, y] = at(0)
  return svg`M${x} ${y}${arcs}Z`
}

function quatrefoil(size: number): string {
  const [bow, reach] = [size * 0.5, size * 0.47]
  const arc = svg`A${bow} ${bow} 0 1 1`
  return svg`M${-reach} ${-reach}${arc} ${reach} ${-reach}${arc} ${reach} ${reach}${arc} ${-reach} ${reach}${arc} ${-reach} ${-reach}Z`
}

/** Closed outlines round the origin; a size of 88 fills a cell. */
export const shapes = {
  round: (k) => svg`M0 ${-k}A${k} ${k} 0 1 1-.1 ${-k}Z`,
  square: (k) => roundedSquare(k * 0.94, k * 0.16),
  octagon: (k) => regular(8, k * 1.03, Math.PI / 8),
  hex: (k) => regular(6, k * 1.03),
  shield: (k) =>
    svg`M0 ${-k}C${k * 0.3} ${-k * 0.86} ${k * 0.62} ${-k * 0.84} ${k * 0.86} ${-k * 0.86}V${k * 0.06}C${k * 0.86} ${k * 0.56} ${k * 0.4} ${k * 0.86} 0 ${k}C${-k * 0.4} ${k * 0.86} ${-k * 0.86} ${k * 0.56} ${-k * 0.86} ${k * 0.06}V${-k * 0.86}C${-k * 0.62} ${-k * 0.84} ${-k * 0.3} ${-k * 0.86} 0 ${-k}Z`,
  arch: (k) =>
    svg`M${-k * 0.84} ${k * 0.92}V${-k * 0.12}C${-k * 0.84} ${-k * 0.66} ${-k * 0.4} ${-k * 0.98} 0 ${-k * 0.98}C${k * 0.4} ${-k * 0.98} ${k * 0.84} ${-k * 0.66} ${k * 0.84} ${-k * 0.12}V${k * 0.92}Z`,
  ogee: (k) =>
    svg`M${-k * 0.84} ${k * 0.92}V${-k * 0.28}C${-k * 0.84} ${-k * 0.66} ${-k * 0.26} ${-k * 0.56} 0 ${-k * 1.02}C${k * 0.26} ${-k * 0.56} ${k * 0.84} ${-k * 0.66} ${k * 0.84} ${-k * 0.28}V${k * 0.92}Z`,
  ticket: (k) => ticket(k * 0.94, k * 0.2),
  step: (k) => stepped(k * 0.94, k * 0.16),
  quatre: quatrefoil,
  diamond: (k) =>
    svg`M0 ${-k * 1.08}Q${k * 0.42} ${-k * 0.42} ${k * 1.08} 0Q${k * 0.42} ${k * 0.42} 0 ${k * 1.08}Q${-k * 0.42} ${k * 0.42} ${-k * 1.08} 0Q${-k * 0.42} ${-k * 0.42} 0 ${-k * 1.08}Z`,
  banner: (k) => svg`M${-k * 0.8} ${-k * 0.94}H${k * 0.8}V${k * 0.98}L0 ${k * 0.66}L${-k * 0.8} ${k * 0.98}Z`,
  scallop: scalloped,
  drop: (k) =>
    svg`M0 ${-k * 1.05}C${k * 0.3} ${-k * 0.6} ${k * 0.86} ${-k * 0.22} ${k * 0.86} ${k * 0.2}A${k * 0.86} ${k * 0.76} 0 0 1 ${-k * 0.86} ${k * 0.2}C${-k * 0.86} ${-k * 0.22} ${-k * 0.3} ${-k * 0.6} 0 ${-k * 1.05}Z`,
} as const satisfies Record<string, (size: number) => string>

export type ShapeName = keyof typeof shapes

interface Studs {
  count: number
  /** Angle of the first, in radians, and the distance from the middle as a share of the ring's. */
  turn?: number
  reach?: number
}

/** Where studs sit on the rim of a shape. */
export const studsOf: Record<ShapeName, Studs> = {
  round: { count: 8 },
  square: { count: 4, turn: Math.PI / 4, reach: 1.2 },
  octagon: { count: 8, turn: Math.PI / 8 },
  hex: { count: 6 },
  shield: { count: 3 },
  arch: { count: 3 },
  ogee: { count: 3 },
  ticket: { count: 4, turn: Math.PI / 4, reach: 1.2 },
  step: { count: 4, turn: Math.PI / 4, reach: 1.2 },
  quatre: { count: 4, reach: 0.93 },
  diamond: { count: 4 },
  banner: { count: 2, turn: -1.05 },
  scallop: { count: 12 },
  drop: { count: 3 },
}
