import type { Stop } from '../../../kit/canvas.ts'
import { mix } from '../../../kit/colour.ts'
import { softFocus } from '../../../kit/light.ts'
import { svg } from '../../../kit/markup.ts'
import { noise } from '../../materials/noise.ts'
import { darker } from '../../materials/tones.ts'
import type { Colours, Place } from '../place.ts'

/** The whole canvas, coloured from top to bottom. */
export const skyFill = ({ canvas }: Place, stops: readonly Stop[]): string => canvas.rect(canvas.linear(stops))

/** The corners of the place are darker than what it frames. */
export function edgeShade({ canvas, palette }: Place): string {
  const { groundDark } = palette
  return canvas.rect(
    canvas.radial(
      [
        [0, groundDark, 0],
        [0.62, groundDark, 0],
        [1, darker(groundDark, 0.5), 0.62],
      ],
      [0.5, 0.46, 0.74],
    ),
  )
}

/** What is nearest is out of focus. */
export const softNear = ({ canvas }: Place, drawn: string, deviation = 2.2): string =>
  svg`<g filter="${softFocus(canvas, deviation)}">${drawn}</g>`

interface DiscLook {
  x: number
  y: number
  radius: number
  colour: string
  halo?: number
  opacity?: number
  core?: string
}

/** A sun or moon with its light. */
export function disc(
  place: Place,
  { x, y, radius, colour, halo = 2.8, opacity = 1, core = '#ffffff' }: DiscLook,
): string {
  return (
    place.canvas.glow(x, y, radius * halo, { colour: colour, opacity: 0.85 * opacity }) +
    place.canvas.glow(x, y, radius * 1.7, { colour: mix(colour, '#ffffff', 0.4), opacity: 0.6 * opacity }) +
    svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${place.canvas.radial(
      [
        [0, mix(colour, core, 0.7)],
        [0.7, mix(colour, core, 0.25)],
        [1, colour],
      ],
      [0.42, 0.4, 0.6],
    )}" opacity="${opacity}"/>`
  )
}

interface MoonLook {
  x: number
  y: number
  radius: number
  colour: string
}

/** A moon with its seas. */
export function moon(place: Place, { x, y, radius, colour }: MoonLook): string {
  let drawn = ''
  for (let i = 0; i < 7; i++)
    drawn += svg`<circle cx="${x + place.rng.float(-0.6, 0.6) * radius}" cy="${y + place.rng.float(-0.6, 0.6) * radius}" r="${radius * place.rng.float(0.06, 0.2)}"/>`
  return (
    disc(place, { x, y, radius, colour, halo: 3.2 }) +
    svg`<g fill="${mix(colour, place.palette.skyMiddle, 0.5)}" opacity=".22">${drawn}</g>`
  )
}

interface ShaftsLook {
  x: number
  y: number
  count: number
  colour: string
  opacity?: number
  spread?: number
  angle?: number
}

/** Shafts of light from one point. */
export function shafts(
  place: Place,
  { x, y, count, colour, opacity = 0.3, spread = 0.9, angle = 1.57 }: ShaftsLook,
): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const start = angle + (i / (count - 1) - 0.5) * 2 * spread + place.rng.float(-0.05, 0.05),
      end = start + place.rng.float(0.03, 0.1),
      radius = Math.hypot(place.width, place.height) * 1.1
    drawn += svg`<path d="M${x} ${y}L${x + Math.cos(start) * radius} ${y + Math.sin(start) * radius}L${x + Math.cos(end) * radius} ${y + Math.sin(end) * radius}Z" opacity="${place.rng.float(0.4, 1)}"/>`
  }
  return svg`<g fill="${place.canvas.spot(
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.4],
      [1, colour, 0],
    ],
    x,
    y,
    place.height * 0.95,
  )}" filter="${softFocus(place.canvas, 5)}">${drawn}</g>`
}

interface MistLook {
  colour: string
  opacity: number
  y: number
  height: number
  fx?: number
  fy?: number
  gain?: number
  cut?: number
  octaves?: number
}

/** Drifting cloud, smoke or nebula. */
export function mist(
  place: Place,
  { colour, opacity, y, height, fx = 0.004, fy = 0.012, gain = 2.6, cut = 1.15, octaves = 4 }: MistLook,
): string {
  return svg`<rect x="-20" y="${y}" width="${place.width + 40}" height="${height}" fill="${place.canvas.linear([
    [0, '#fff', 0],
    [0.45, '#fff', 1],
    [1, '#fff', 0],
  ])}" filter="${noise(place.canvas, colour, { fx, fy, gain, cut, octaves, seed: place.rng.integer(1, 900) })}" opacity="${opacity}"/>`
}

interface FogLook {
  y: number
  height: number
  colour: string
  opacity: number
}

/** A band of haze. */
export function fog(place: Place, { y, height, colour, opacity }: FogLook): string {
  return place.canvas.rect(
    place.canvas.linear([
      [0, colour, 0],
      [0.55, colour, opacity],
      [1, colour, 0],
    ]),
    { y: y, height: height },
  )
}

interface StarsLook {
  count: number
  reach?: number
  colour?: string
}

/** A sky of stars. */
export function stars(place: Place, { count, reach = 0.6, colour = '#fff' }: StarsLook): string {
  let drawn = ''
  for (let i = 0; i < count; i++)
    drawn += svg`<circle cx="${place.rng.float(0, place.width)}" cy="${place.rng.float(0, place.height * reach)}" r="${place.rng.float(0.5, 1.7)}" opacity="${place.rng.float(0.25, 0.9)}"/>`
  return svg`<g fill="${colour}">${drawn}</g>`
}

interface DarkFootLook {
  opacity?: number
  from?: number
}

/** The foot of the place sinks into the dark, so that the console can be read. */
export function darkFoot(place: Place, { opacity = 0.85, from = 0.62 }: DarkFootLook = {}): string {
  return place.canvas.rect(
    place.canvas.linear([
      [0, place.palette.groundDark, 0],
      [1, darker(place.palette.groundDark, 0.3), opacity],
    ]),
    { y: place.height * from, height: place.height * (1 - from) },
  )
}

interface DotsLook {
  count: number
  colours: Colours
  top: number
  bottom: number
  radii: readonly [number, number]
  opacities: readonly [number, number]
}

/** Sparks, dust or snow. */
export function dots(place: Place, { count, colours, top, bottom, radii, opacities }: DotsLook): string {
  let drawn = ''
  for (let i = 0; i < count; i++)
    drawn += svg`<circle cx="${place.rng.float(0, place.width)}" cy="${place.rng.float(place.height * top, place.height * bottom)}" r="${place.rng.float(...radii)}" fill="${place.rng.pick(colours)}" opacity="${place.rng.float(...opacities)}"/>`
  return drawn
}
