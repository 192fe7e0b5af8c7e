import { mix } from '../../../kit/colour.ts'
import { svg } from '../../../kit/markup.ts'
import type { Point } from '../../../kit/outline.ts'
import { darker } from '../../materials/tones.ts'
import { air, type Place, points } from '../place.ts'

interface RollingLook {
  y: number
  amplitude: number
  top: string
  bottom: string
  waves?: number
  lit?: number
  phase?: number
}

/** A soft line of ground. */
export function rolling(
  place: Place,
  { y, amplitude, top, bottom, waves = 5, lit = 0, phase = place.rng.float(0, 6) }: RollingLook,
): string {
  let path = svg`M-10 ${place.height + 10}V${y}`
  const step = (place.width + 20) / (waves * 6)
  const heightAt = (x: number) =>
    y +
    Math.sin((x / place.width) * waves + phase) * amplitude +
    Math.sin((x / place.width) * waves * 2.3 + phase * 2) * amplitude * 0.35
  let crest = ''
  for (let x = -10; x <= place.width + 10; x += step) {
    path += svg`L${x} ${heightAt(x)}`
    crest += svg`${crest ? 'L' : 'M'}${x} ${heightAt(x)}`
  }
  return (
    svg`<path d="${path}L${place.width + 10} ${place.height + 10}Z" fill="${place.canvas.vertical(
      [
        [0, top],
        [1, bottom],
      ],
      y - amplitude,
      y + amplitude * 5 + 60,
    )}"/>` +
    (lit
      ? svg`<path d="${crest}" fill="none" stroke="${place.palette.glow}" stroke-opacity="${lit}" stroke-width="2"/>`
      : '')
  )
}

interface DuneLook {
  x: number
  y: number
  width: number
  height: number
  depth: number
}

/** A dune with a lit and a shaded side. */
export function dune(place: Place, { x, y, width, height, depth }: DuneLook): string {
  const bright = mix(place.palette.horizon, place.palette.glow, 0.35 * (1 - depth)),
    shade = mix(place.palette.groundMiddle, place.palette.groundDark, depth * 0.6)
  return svg`<path d="M${x - width} ${y + height}C${x - width * 0.5} ${y + height * 0.5} ${x - width * 0.2} ${y} ${x} ${y}C${x + width * 0.3} ${y + height * 0.1} ${x + width * 0.6} ${y + height * 0.7} ${x + width} ${y + height}Z" fill="${place.canvas.linear(
    [
      [0, bright],
      [1, mix(bright, place.palette.groundMiddle, 0.6)],
    ],
  )}"/><path d="M${x} ${y}C${x + width * 0.3} ${y + height * 0.1} ${x + width * 0.6} ${y + height * 0.7} ${x + width} ${y + height}H${x - width * 0.1}C${x + width * 0.16} ${y + height * 0.7} ${x - width * 0.12} ${y + height * 0.36} ${x} ${y}Z" fill="${place.canvas.linear(
    [
      [0, shade],
      [1, mix(shade, place.palette.groundDark, 0.5)],
    ],
  )}"/>`
}

interface PyramidLook {
  x: number
  base: number
  width: number
  height: number
  depth: number
}

/** A pyramid with a lit and a shaded side. */
export function pyramid(place: Place, { x, base, width, height, depth }: PyramidLook): string {
  const bright = mix(place.palette.horizon, place.palette.glow, 0.3 * (1 - depth)),
    shade = mix(place.palette.groundMiddle, place.palette.groundDark, 0.25 + depth * 0.4),
    away = place.light.x < x ? 1 : -1
  let courses = ''
  for (let i = 1; i < 9; i++) {
    const share = i / 9
    courses += svg`M${x - width * share} ${base - height * (1 - share)}H${x + width * share}`
  }
  return svg`<path d="M${x} ${base - height}L${x - width} ${base}H${x + width}Z" fill="${place.canvas.linear([
    [0, bright],
    [1, mix(bright, place.palette.groundMiddle, 0.5)],
  ])}"/><path d="M${x} ${base - height}L${x + away * width} ${base}H${x + away * width * 0.16}Z" fill="${place.canvas.linear(
    [
      [0, shade],
      [1, mix(shade, place.palette.skyMiddle, 0.3)],
    ],
  )}"/><path d="${courses}" stroke="${place.palette.groundDark}" stroke-opacity=".16" stroke-width="1.2"/>`
}

interface ButteLook {
  x: number
  base: number
  width: number
  height: number
  depth: number
}

/** A rock of the desert, its strata in the evening light. */
export function butte(place: Place, { x, base, width, height, depth }: ButteLook): string {
  const away = place.light.x < x ? 1 : -1,
    bright = mix(air(place, depth), place.palette.horizon, 0.35),
    shade = mix(air(place, depth + 0.25), place.palette.groundDark, 0.3),
    y = base - height,
    at = (a: number, b: number): Point => [x + a * width, y + b * height]
  const outline = [
    at(-0.66, 1),
    at(-0.52, 0.48),
    at(-0.46, 0.4),
    at(-0.44, 0.06),
    at(-0.38, 0),
    at(-0.1, 0.02),
    at(0.06, -0.03),
    at(0.36, 0.01),
    at(0.42, 0.08),
    at(0.45, 0.42),
    at(0.54, 0.5),
    at(0.7, 1),
  ]
  let strata = ''
  for (let i = 1; i < 8; i++) {
    const share = (i / 8) * 0.62
    strata += svg`M${x - width * 0.46} ${y + height * share}Q${x} ${y + height * (share + 0.03)} ${x + width * 0.46} ${y + height * share}`
  }
  const shadow =
    away > 0
      ? [
          at(0.06, -0.03),
          at(0.36, 0.01),
          at(0.42, 0.08),
          at(0.45, 0.42),
          at(0.54, 0.5),
          at(0.7, 1),
          at(0.16, 1),
          at(0.2, 0.5),
          at(0.1, 0.3),
        ]
      : [
          at(-0.66, 1),
          at(-0.52, 0.48),
          at(-0.46, 0.4),
          at(-0.44, 0.06),
          at(-0.38, 0),
          at(-0.1, 0.02),
          at(-0.16, 0.4),
          at(-0.06, 1),
        ]
  return svg`<path d="M${points(outline)}Z" fill="${place.canvas.linear([
    [0, bright],
    [1, mix(bright, place.palette.groundMiddle, 0.5)],
  ])}"/><path d="${strata}" fill="none" stroke="${place.palette.groundDark}" stroke-opacity=".2" stroke-width="2.4"/><path d="M${points(shadow)}Z" fill="${shade}" opacity=".82"/><path d="M${points(outline.slice(3, 9))}" fill="none" stroke="${place.palette.glow}" stroke-opacity=".6" stroke-width="2"/>`
}

interface RockLook {
  x: number
  y: number
  width: number
  height: number
  depth: number
  lit?: number
}

/** A boulder with facets. */
export function rock(place: Place, { x, y, width, height, depth, lit = 0.4 }: RockLook): string {
  const { canvas, palette, rng, light } = place
  const corners = 10
  const line = Array.from({ length: corners }, (_, index): Point => {
    const share = index / (corners - 1)
    return [x - width / 2 + share * width, y - Math.sin(share * Math.PI) ** 0.7 * height * rng.float(0.72, 1.08)]
  })
  const colour = air(place, depth)
  const facets = line.slice(1, -1).map((from, index) => {
    const to = line[index + 2]
    if (!to || !rng.chance(0.6)) return ''
    const inner: Point = [from[0] + rng.float(-8, 14), from[1] + height * rng.float(0.25, 0.6)]
    const isLit = index < corners / 2 - 1 === light.x < x
    return svg`<path d="M${points([from, to, inner])}Z" fill="${isLit ? mix(colour, palette.glow, 0.22) : darker(colour, 0.4)}" opacity=".7"/>`
  })
  const body = canvas.linear([
    [0, mix(colour, palette.horizon, 0.2)],
    [1, darker(colour, 0.45)],
  ])
  return svg`<path d="M${points(line)}L${x + width / 2} ${y + 30}H${x - width / 2}Z" fill="${body}"/>${facets}<path d="M${points(line)}" fill="none" stroke="${palette.glow}" stroke-opacity="${lit}" stroke-width="2"/>`
}
