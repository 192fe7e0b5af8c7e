import { repeat, svg } from '../../kit/markup.ts'
import type { Point } from '../../kit/outline.ts'
import { type Metal, metalFill } from '../materials/metals.ts'
import { polygon, type ShapeName } from '../materials/shapes.ts'
import { DARK, darker, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'

const TURN = Math.PI * 2

/** Light that leaves a subject in all directions. */
export function auraRays({ canvas, style }: Pen, colour: string, opacity = 1): string {
  const { rays, turn } = style
  const path = repeat(rays, (index) => {
    const angle = (index / rays) * TURN + turn
    const half = (Math.PI / rays) * 0.5
    const reach = index % 2 ? 96 : 78
    const at = (side: number) => svg`L${Math.cos(angle + side) * reach} ${Math.sin(angle + side) * reach}`
    return svg`M0 0${at(-half)}${at(half)}Z`
  })
  const fade = canvas.spot(
    [
      [0, lighter(colour, 0.5), 0.7 * opacity],
      [0.6, colour, 0.34 * opacity],
      [1, colour, 0],
    ],
    0,
    0,
    98,
  )
  return svg`<path d="${path}" fill="${fade}"/>`
}

/** A ring of small beads. */
export function beads(radius: number, { high, line }: Metal): string {
  const drawn = repeat(28, (index) => {
    const angle = (index / 28) * TURN
    return svg`<circle cx="${Math.cos(angle) * radius}" cy="${Math.sin(angle) * radius}" r="2.4"/>`
  })
  return svg`<g fill="${high}" stroke="${line}" stroke-width=".8">${drawn}</g>`
}

/** Two branches of laurel round a medal. */
export function laurel({ canvas, style }: Pen, filter: string): string {
  const leaves = ([-1, 1] as const).map((side) =>
    repeat(9, (index) => {
      const angle = 0.3 + index * 0.2
      const turn = side * (90 - angle * 57.3) + side * (index % 2 ? 26 : -6)
      return svg`<path transform="translate(${side * Math.sin(angle) * 87} ${Math.cos(angle) * 87}) rotate(${turn})" d="M0-16C7-7 7 5 0 13C-7 5-7-7 0-16Z"/>`
    }),
  )
  return svg`<g filter="${filter}" fill="${metalFill(canvas, style.metal)}">${leaves}</g>`
}

/** A sun of metal behind the scatter. */
export function sunRing({ canvas, style }: Pen, filter: string): string {
  const { sunRays } = style
  const path = repeat(sunRays, (index) => {
    const angle = (index / sunRays) * TURN
    const half = (Math.PI / sunRays) * (index % 2 ? 0.55 : 0.8)
    const at = (turn: number, reach: number) => svg`${Math.sin(turn) * reach} ${-Math.cos(turn) * reach}`
    return svg`M${at(angle - half, 70)}L${at(angle, index % 2 ? 88 : 97)}L${at(angle + half, 70)}Z`
  })
  return svg`<g filter="${filter}" transform="translate(0 -8)"><path d="${path}" fill="${metalFill(canvas, style.metal, [-90, 90])}"/></g>`
}

const facetsOf: Partial<Record<ShapeName, number>> = { round: 12, hex: 6, diamond: 4, square: 4 }

/** A cut stone, its facets lit from the upper left. */
export function cutGem({ canvas, style }: Pen, colour: string, shape: ShapeName): string {
  const count = facetsOf[shape] ?? 8
  const turn = count === 8 ? Math.PI / 8 : shape === 'square' ? Math.PI / 4 : 0
  const radius = count === 4 ? 96 : 86
  const corner = (index: number, reach: number): Point => {
    const angle = turn + (index / count) * TURN
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  }
  const ring = (reach: number) => polygon(Array.from({ length: count }, (_, index) => corner(index, reach)))
  const facets = repeat(count, (index) => {
    const [from, to] = [corner(index, radius), corner(index + 1, radius)]
    const light = (-(from[0] + to[0]) * 0.275 - (from[1] + to[1]) * 0.415) / radius
    const fill = light > 0 ? lighter(colour, 0.12 + light * 0.55) : darker(colour, 0.1 - light * 0.62)
    return svg`<path d="${polygon([from, to, corner(index + 1, radius * 0.58), corner(index, radius * 0.58)])}" fill="${fill}"/>`
  })
  const hull = ring(radius)
  const metal = metalFill(canvas, style.metal)
  const table = canvas.linear(
    [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.5)],
    ],
    [0, 0, 1, 1],
  )
  return [
    canvas.glow(0, 0, 98, { colour, opacity: 0.5 }),
    svg`<path d="${hull}" fill="${DARK}" opacity=".55" transform="translate(0 7)"/><path d="${hull}" fill="${metal}" stroke="${metal}" stroke-width="9" stroke-linejoin="round"/>`,
    svg`<path d="${hull}" fill="none" stroke="${style.metal.line}" stroke-width="1.5"/>${facets}<path d="${ring(radius * 0.58)}" fill="${table}"/>`,
    svg`<path d="${hull}" fill="none" stroke="${lighter(colour, 0.6)}" stroke-opacity=".7" stroke-width="1.2"/>`,
  ].join('')
}
