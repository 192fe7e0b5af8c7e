import { mix } from '../../../kit/colour.ts'
import { svg } from '../../../kit/markup.ts'
import type { SubjectRef } from '../../../kit/subjects.ts'
import { engraving } from '../../symbols/figure.ts'
import { air, type Place } from '../place.ts'

interface SilhouetteLook {
  x: number
  /** Where its foot stands. */
  base: number
  size: number
  depth: number
  isFlipped?: boolean
  /** Strength of the light on its edge. */
  rim?: number
  colour?: string
}

/** The engravings are drawn on squares of this side. */
const engravingSize = 512

/** A set piece against the light, standing on its base. */
export function silhouette(place: Place, ref: SubjectRef, look: SilhouetteLook): string {
  const { canvas, palette, light } = place
  const { x, base, size, depth, isFlipped = false, rim = 0.7, colour = air(place, depth) } = look
  const body = engraving(ref)
  const scale = size / engravingSize
  const at = (dx: number, dy: number) =>
    svg`translate(${x + dx} ${base - size * 0.48 + dy}) scale(${isFlipped ? -scale : scale} ${scale}) translate(-256 -256)`
  const dark = mix(colour, palette.groundDark, 0.1)
  const fill = canvas.vertical(
    [
      [0, mix(colour, palette.horizon, 0.18)],
      [1, mix(colour, palette.groundDark, 0.45)],
    ],
    0,
    engravingSize,
  )
  return [
    svg`<g transform="${at(x > light.x ? -1.6 : 1.6, -1.6)}" fill="${mix(palette.glow, palette.horizon, 0.25)}" opacity="${rim * 0.6}">${body}</g>`,
    svg`<g transform="${at(0, 0)}" fill="${dark}" stroke="${dark}" stroke-width="16" stroke-linejoin="round">${body}</g>`,
    svg`<g transform="${at(0, 0)}" fill="${fill}">${body}</g>`,
  ].join('')
}

/** Two set pieces of the title's world, at the sides. */
export function setPieces(place: Place, look: { base: number; depth?: number; scale?: number }): string {
  const { rng, width, isTall, style } = place
  const { base, depth = 0.55, scale = 1 } = look
  const [first, ...others] = style.world.setPieces
  if (first === undefined) return ''
  const size = (isTall ? 150 : 210) * scale
  const left = rng.pick([first, ...others])
  const right = rng.pick([first, ...others])
  return (
    silhouette(place, left, {
      x: width * (isTall ? 0.16 : rng.float(0.07, 0.14)),
      base,
      size: size * rng.float(0.9, 1.3),
      depth,
    }) +
    silhouette(place, right, {
      x: width * (isTall ? 0.86 : rng.float(0.86, 0.93)),
      base: base + 6,
      size: size * rng.float(0.8, 1.15),
      depth,
      isFlipped: true,
    })
  )
}
