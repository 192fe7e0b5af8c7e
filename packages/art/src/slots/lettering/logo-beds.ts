import { mix } from '../../kit/colour.ts'
import { repeat, svg } from '../../kit/markup.ts'
import { metalFill } from '../materials/metals.ts'
import { polygon } from '../materials/shapes.ts'
import { darker, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'

/** Everything is drawn on a bed of 560 by 190 round its middle. */
interface Bed {
  pen: Pen
  filter: string
}

const shade = ({ pen: { canvas, style } }: Bed): string => {
  const dark = darker(style.palette.groundDark, 0.3)
  const fill = canvas.radial([
    [0, dark, 0.85],
    [0.7, dark, 0.5],
    [1, style.palette.groundDark, 0],
  ])
  return svg`<ellipse rx="258" ry="76" fill="${fill}"/>`
}

const wings = ({ pen: { style }, filter }: Bed): string => {
  const feathers = repeat(5, (index) => {
    const fill = index % 2 ? style.metal.middle : style.metal.bright
    return svg`<path d="M-90 ${10 + index * 3}C-170 ${-30 + index * 20} ${index * 12 - 250} ${-62 + index * 26} ${index * 22 - 272} ${-72 + index * 30}C${index * 20 - 262} ${-26 + index * 26} -200 ${18 + index * 14} -90 ${34 + index * 4}Z" fill="${fill}"/>`
  })
  return svg`<g filter="${filter}">${feathers}<g transform="scale(-1 1)">${feathers}</g></g>`
}

const plaque = ({ pen: { canvas, style }, filter }: Bed): string => {
  const outer = polygon([
    [-250, -54],
    [250, -54],
    [272, 0],
    [250, 58],
    [-250, 58],
    [-272, 0],
  ])
  const inner = polygon([
    [-240, -44],
    [240, -44],
    [258, 0],
    [240, 48],
    [-240, 48],
    [-258, 0],
  ])
  const { skyTop, skyMiddle, groundDark } = style.palette
  const field = canvas.linear([
    [0, darker(skyMiddle, 0.35)],
    [1, darker(mix(skyTop, groundDark, 0.5), 0.3)],
  ])
  return svg`<g filter="${filter}"><path d="${outer}" fill="${metalFill(canvas, style.metal, [-54, 58])}"/></g><path d="${inner}" fill="${field}"/>`
}

const sunburst = ({ pen: { style }, filter }: Bed): string => {
  const rays = repeat(19, (index) => {
    const angle = (index - 9) * 0.16
    const reach = index % 2 ? 150 : 190
    const [x, y] = [Math.sin(angle) * reach * 1.4, 54 - Math.cos(angle) * reach * 0.86]
    return svg`<path d="M0 60L${x - 16} ${y}L${x} ${y - 22}L${x + 16} ${y}Z" fill="${index % 2 ? style.metal.middle : style.metal.bright}"/>`
  })
  return svg`<g filter="${filter}">${rays}</g>`
}

const banner = ({ pen: { canvas, style }, filter }: Bed): string => {
  const cloth = style.gems[3]
  const fill = canvas.linear([
    [0, lighter(cloth, 0.15)],
    [0.5, cloth],
    [1, darker(cloth, 0.55)],
  ])
  const tail = 'M-262-20L-278 20L-262 58L-200 48V-30Z'
  return svg`<g fill="${darker(cloth, 0.6)}"><path d="${tail}"/><path d="${tail}" transform="scale(-1 1)"/></g><g filter="${filter}"><path d="M-236-40Q0-70 236-40V44Q0 20-236 44Z" fill="${fill}" stroke="${style.metal.bright}" stroke-width="4"/></g>`
}

const dusk = ({ pen: { canvas, style } }: Bed): string =>
  canvas.glow(0, 0, 258, { colour: darker(style.palette.groundDark, 0.5), opacity: 0.9, ry: 95 })

const beds = [shade, wings, plaque, sunburst, banner, dusk]

/** What the lettering of a title lies on, chosen by its seed. */
export function logoBed(pen: Pen, filter: string): string {
  const draw = beds[pen.style.logoBed % beds.length] ?? shade
  return draw({ pen, filter })
}
