import { svg } from '../../kit/markup.ts'
import { type Suit, suitShapes } from '../../kit/objects/playing-card.ts'
import { metalFill } from '../materials/metals.ts'
import { DARK, darker, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import { figure } from './figure.ts'

interface Face {
  colour: string
  filter: string
}

/** A letter in five layers: shadow, contour, metal, dark line, enamel. */
export function rankFace({ canvas, style }: Pen, path: string, look: Face & { weight: number }): string {
  const { colour, filter, weight } = look
  const dark = darker(colour, 0.72)
  const id = canvas.define(path, (name) => svg`<path id="${name}" d="${path}"/>`)
  const layer = (fill: string, width: number, extra = '') =>
    svg`<use href="#${id}" fill="${fill}" stroke="${fill}" stroke-width="${width * weight}"${extra}/>`
  const shadow = layer(DARK, 12, svg` opacity=".55" transform="translate(0 ${5 * weight})"`)
  const metal = layer(metalFill(canvas, style.lowMetal, [-60, 60]), 8)
  const enamel = canvas.vertical(
    [
      [0, lighter(colour, 0.5)],
      [0.48, colour],
      [0.5, darker(colour, 0.28)],
      [1, lighter(colour, 0.12)],
    ],
    -56,
    56,
  )
  return svg`<g stroke-linejoin="round">${shadow}${layer(dark, 13)}<g filter="${filter}">${metal}</g>${layer(dark, 3)}<g filter="${filter}"><use href="#${id}" fill="${enamel}"/></g></g>`
}

/** The paths are one unit tall. */
const suitScale = 112

/** A suit of cards with the emblem of the title engraved on it. */
export function suitFace(pen: Pen, suit: Suit, { colour, filter }: Face): string {
  const { canvas, style } = pen
  const path = suitShapes[suit]
  const dark = darker(colour, 0.72)
  const metal = metalFill(canvas, style.lowMetal)
  const enamel = canvas.linear([
    [0, lighter(colour, 0.55)],
    [0.5, colour],
    [1, darker(colour, 0.4)],
  ])
  const layer = (fill: string, width: number) =>
    svg`<path transform="scale(${suitScale})" d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${width / suitScale}"/>`
  return [
    canvas.glow(0, 0, 76, { colour, opacity: 0.4 }),
    svg`<path transform="translate(0 6) scale(${suitScale * 1.12})" d="${path}" fill="${DARK}" opacity=".6"/>`,
    svg`<g stroke-linejoin="round">${layer(dark, 15)}<g filter="${filter}">${layer(metal, 9)}</g>${layer(dark, 2.6)}<g filter="${filter}"><path transform="scale(${suitScale * 0.93})" d="${path}" fill="${enamel}"/></g></g>`,
    svg`<g opacity=".5">${figure(pen, style.cast.coin, { y: 6, size: 34, tone: lighter(colour, 0.75) })}</g>`,
  ].join('')
}
