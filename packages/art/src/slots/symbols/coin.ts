import { svg } from '../../kit/markup.ts'
import { bevel } from '../materials/bevel.ts'
import { metalFill } from '../materials/metals.ts'
import { shapes } from '../materials/shapes.ts'
import { DARK, darker } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import { figure } from './figure.ts'
import { reeds } from './lows.ts'
import { beads } from './ornaments.ts'

/** Where the client writes the worth of a coin, on its canvas of 200 by 200. */
export const coinValueBox = { x: 34, y: 118, width: 132, height: 44 } as const

/** A coin with a blank plate: its worth is the client's to write. */
export function valueCoin(pen: Pen): string {
  const { canvas, style } = pen
  const { coinMetal: metal, cast, gems, plates } = style
  const filter = bevel(canvas, { soft: 2, scale: 5, key: metal.high })
  const outline = shapes[plates.coin]
  const fill = metalFill(canvas, metal, [-90, 90])
  const disc = canvas.radial(
    [
      [0, metal.high],
      [0.5, metal.bright],
      [1, metal.middle],
    ],
    [0.4, 0.3, 0.85],
  )
  const plate = canvas.linear([
    [0, DARK],
    [1, darker(gems[3], 0.55)],
  ])
  const field = 'M-70 26H70L79 40L70 54H-70L-79 40Z'
  return [
    svg`<path d="${outline(90)}" fill="${DARK}" opacity=".6" transform="translate(0 7)"/><path d="${outline(91)}" fill="${metal.line}"/>`,
    svg`<g filter="${filter}"><path fill-rule="evenodd" d="${outline(90)}${shapes.round(72)}" fill="${fill}"/></g>`,
    plates.coin === 'round' ? reeds(56, [80, 89], metal.line, 2) : '',
    svg`<circle r="72" fill="${disc}"/>`,
    figure(pen, cast.coin, { y: -22, size: 84, filter, metal: { ...metal, high: metal.bright, bright: metal.middle } }),
    beads(66, metal),
    svg`<g filter="${filter}"><path d="M-74 22H74L86 40L74 58H-74L-86 40Z" fill="${fill}"/></g><path d="${field}" fill="${plate}"/><path d="${field}" fill="none" stroke="${metal.line}" stroke-width="1.5"/>`,
  ].join('')
}
