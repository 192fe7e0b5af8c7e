import { mix } from '../../kit/colour.ts'
import { inks } from '../../kit/inks.ts'
import { svg } from '../../kit/markup.ts'
import { metalFill } from '../materials/metals.ts'
import { DARK, darker, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import { wordPath } from './word.ts'

const halfWidth = 88
const halfHeight = 19

const band = (inset: number): string =>
  svg`M${-halfWidth} ${inset - halfHeight - 4}Q0 ${inset - halfHeight + 8} ${halfWidth} ${inset - halfHeight - 4}V${halfHeight - 6 - inset}Q0 ${halfHeight + 6 - inset} ${-halfWidth} ${halfHeight - 6 - inset}Z`

/** A ribbon that says what the symbol is: a player must not have to learn it. */
export function ribbon(pen: Pen, text: 'WILD' | 'SCATTER', filter: string): string {
  const { canvas, style } = pen
  const colour = style.gems[3]
  const dark = darker(colour, 0.6)
  const cloth = canvas.linear([
    [0, lighter(colour, 0.25)],
    [0.5, colour],
    [1, dark],
  ])
  return [
    svg`<g transform="translate(0 ${text === 'WILD' ? 62 : 64})">`,
    svg`<path d="M-88-16L-97-8L-88 6L-97 22L-70 20V-10ZM88-16L97-8L88 6L97 22L70 20V-10Z" fill="${dark}" stroke="${style.metal.line}" stroke-width="1.5"/>`,
    svg`<path d="${band(0)}" fill="${DARK}" opacity=".5" transform="translate(0 5)"/><g filter="${filter}"><path d="${band(0)}" fill="${metalFill(canvas, style.metal, [-24, 24])}"/></g><path d="${band(3.4)}" fill="${cloth}"/>`,
    castWord(pen, text, filter),
    '</g>',
  ].join('')
}

/** Letters in four layers: contour, metal rim, dark edge, engraved face. */
function castWord({ canvas, style }: Pen, text: 'WILD' | 'SCATTER', filter: string): string {
  const path = wordPath(text, style.labelFace, {
    width: text === 'WILD' ? 152 : 127,
    height: 30,
    tracking: text === 'WILD' ? 3 : 2,
    bend: ([x, y]) => [x, y - (x / 80) ** 2 * 6 + 3],
  })
  const { high, middle, low, edge } = inks[style.labelInk]
  const face = canvas.vertical(
    [
      [0, high],
      [0.4, middle],
      [0.52, low],
      [0.6, middle],
      [1, high],
    ],
    -16,
    16,
  )
  const rim = metalFill(canvas, style.metal, [-18, 18])
  const contour = mix(style.metal.line, '#000000', 0.4)
  const id = canvas.define(path, (name) => svg`<path id="${name}" d="${path}"/>`)
  const layer = (fill: string, width: number, extra = '') =>
    svg`<use href="#${id}" fill="${fill}" stroke="${fill}" stroke-width="${width}"${extra}/>`
  return svg`<g transform="translate(0 1)" stroke-linejoin="round">${layer(contour, 4.5, ' transform="translate(0 1.2)"')}<g filter="${filter}">${layer(rim, 3)}</g>${layer(edge, 1.3)}<g filter="${filter}"><use href="#${id}" fill="${face}"/></g></g>`
}
