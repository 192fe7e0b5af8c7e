import { mix } from '../../../kit/colour.ts'
import { svg } from '../../../kit/markup.ts'
import type { Point } from '../../../kit/outline.ts'
import { air, type Place, points } from '../place.ts'

interface RidgeLook {
  y: number
  amplitude: number
  depth: number
  rough?: number
  /** Strength of the light along the crest. */
  lit?: number
}

/** One mountain: three points up its left flank, its peak, three points down its right. */
interface Mountain {
  left: [Point, Point, Point]
  peak: Point
  right: [Point, Point, Point]
}

/** A range of peaks, each with a lit and a shaded flank. */
export function ridge(place: Place, look: RidgeLook): string {
  const { canvas, palette, height } = place
  const { y, amplitude, depth, lit = 0.35 } = look
  const mountains = raise(place, look)
  const crest = points([
    [-30, y + amplitude * 0.2],
    ...mountains.flatMap(({ left, peak, right }) => [left[1], left[0], peak, ...right]),
  ])
  const colour = air(place, depth)
  const shade = mix(colour, palette.groundDark, 0.55)
  const body = canvas.vertical(
    [
      [0, mix(colour, palette.glow, 0.16 * (1 - depth))],
      [1, mix(colour, palette.horizon, 0.34)],
    ],
    y - amplitude,
    y + amplitude * 1.1,
  )
  const shadow = canvas.vertical(
    [
      [0, shade],
      [1, shade, 0],
    ],
    y - amplitude,
    y + amplitude * 0.8,
  )
  const shades = mountains.map((mountain) => shadedFlank(mountain, place.light.x, amplitude))
  return [
    svg`<path d="M${crest}V${height + 10}H-30Z" fill="${body}"/><path d="${shades}" fill="${shadow}"/>`,
    svg`<path d="M${crest}" fill="none" stroke="${palette.glow}" stroke-opacity="${lit}" stroke-width="1.5" stroke-linejoin="round"/>`,
  ].join('')
}

function raise(place: Place, { y, amplitude, rough = 1 }: RidgeLook): Mountain[] {
  const { rng, width } = place
  const step = Math.max(46, amplitude * 0.9)
  const between = ([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point => [
    fromX + (toX - fromX) * share + rng.float(-4, 4),
    fromY + (toY - fromY) * (share + rng.float(-0.09, 0.09) * rough),
  ]
  const mountains: Mountain[] = []
  let valley: Point = [-30, y + amplitude * 0.2]
  let x = -rng.float(30, 90)
  while (x < width + 60) {
    const wide = rng.float(0.7, 1.4) * step
    const peak: Point = [x + wide * rng.float(0.4, 0.6), y - rng.float(0.15, 1) * amplitude]
    x += wide
    const next: Point = [x + wide * rng.float(-0.05, 0.05), y + rng.float(0.05, 0.45) * amplitude]
    mountains.push({
      left: [between(valley, peak, 0.68), between(valley, peak, 0.35), valley],
      peak,
      right: [between(peak, next, 0.3), between(peak, next, 0.66), next],
    })
    valley = next
  }
  return mountains
}

/** The flank that turns away from the light, with a ragged edge down the middle of the mountain. */
function shadedFlank({ left, peak, right }: Mountain, lightX: number, amplitude: number): string {
  const [x, y] = peak
  const away = x > lightX ? 1 : -1
  const flank = away > 0 ? right : left
  const [footX, footY] = flank[2]
  const tall = footY - y + amplitude * 0.5
  const back = ([share, down]: readonly [number, number]): Point => [x + away * amplitude * share, y + tall * down]
  const ragged = (
    [
      [0.2, 0.82],
      [0.05, 0.56],
      [0.16, 0.34],
      [-0.02, 0.18],
    ] as const
  ).map(back)
  return `M${points([peak, ...flank, [footX - away * amplitude * 0.06, y + tall], ...ragged])}Z`
}
