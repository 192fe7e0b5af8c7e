import { type RoosterCoat, type RoosterLayer, roosterLayers } from '../catalogue/arenas.ts'
import { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { repeat, svg } from '../kit/markup.ts'
import { brassOf, type Coat, coats, gear, lamp, outlineOf, plate, rivet, shadeOf } from './coats.ts'
import { head } from './rooster-head.ts'
import { legs, stand } from './rooster-legs.ts'

export const ROOSTER_SIZE = { width: 420, height: 440 } as const
/** Where the feet stand. */
export const ROOSTER_ORIGIN = { x: 222, y: 206 } as const

/** One layer of a rooster on a canvas of its own, the same for all. It looks to the right; the client turns the other. */
export function drawRooster(coat: RoosterCoat, layer: RoosterLayer): string {
  const canvas = new Canvas(ROOSTER_SIZE.width, ROOSTER_SIZE.height, `rooster ${coat}`)
  canvas.add(roosterMarkup(canvas, coat, [layer]))
  return canvas.toSvg()
}

/** The layers asked for, the lowest first. */
export function roosterMarkup(canvas: Canvas, coat: RoosterCoat, layers: readonly RoosterLayer[]): string {
  const look = coats[coat]
  const drawn = roosterLayers.filter((layer) => layers.includes(layer)).map((layer) => drawLayer[layer](canvas, look))
  return svg`<g transform="translate(${ROOSTER_ORIGIN.x} ${ROOSTER_ORIGIN.y})">${drawn}</g>`
}

const drawLayer: Readonly<Record<RoosterLayer, (canvas: Canvas, coat: Coat) => string>> = {
  ...{ stand, legs, tail, body, head, wing, key },
}

/** Seven painted sickles with a lamp at each tip: x, y, bend, width. */
const sickles = [
  [-172, -92, -26, 46],
  [-198, -30, -58, 46],
  [-130, -146, 0, 44],
  [-190, 28, -80, 40],
  [-86, -178, 26, 40],
  [-158, 68, -92, 32],
  [-44, -186, 48, 32],
] as const

function tail(canvas: Canvas, { tail: colours, trim }: Coat): string {
  return repeat(sickles.length, (index) => {
    const [x, y, bend, width] = sickles[index] ?? sickles[0]
    const colour = colours[index % colours.length] ?? colours[0]
    const [mx, my] = [(x - 60) / 2 - bend * 0.5 - 24, (y + 6) / 2 - 46 - Math.abs(bend) * 0.12]
    const fill = canvas.linear(
      [
        [0, mix(colour, '#ffffff', 0.2)],
        [1, colour],
      ],
      [0, 0, 1, 1],
    )
    const blade = svg`M-62 ${-18 + index * 3}Q${mx - width * 0.2} ${my - width} ${x} ${y}Q${mx + width * 0.7} ${my + width * 0.9} -54 ${8 + index * 3}Z`
    return svg`<path d="${blade}" fill="${fill}" stroke="${trim}" stroke-width="1.8"/>${lamp(canvas, [x, y], 17, 4.6)}`
  })
}

const trunk = 'M-80 2C-84-50-34-74 20-62C58-54 88-28 84 8C80 50 34 76-18 70C-58 66-78 42-80 2Z'
const belly = 'M-60 34C-30 66 40 66 78 22C70 54 30 74-16 69C-36 66-52 52-60 34Z'
const bolts = [
  [56, 34],
  [30, 52],
  [-10, 56],
  [-48, 42],
  [68, 10],
] as const

function body(canvas: Canvas, { body: colours, trim }: Coat): string {
  const shine =
    '<path d="M-52-34C-30-58 10-62 44-50" stroke="#fff" stroke-opacity=".45" stroke-width="6" fill="none" stroke-linecap="round"/>'
  return svg`<path d="${trunk}" fill="${shadeOf(canvas, colours)}" stroke="${trim}" stroke-width="2"/><path d="${belly}" fill="#12062a" opacity=".28"/>${shine}${bolts.map(([x, y]) => rivet(x, y))}`
}

/** Plates in three rows from the back one: x, y, length, width, turn, row. */
const feathers = [
  [-6, 24, 104, 24, 158, 0],
  [-10, 10, 112, 24, 170, 0],
  [-12, -6, 108, 24, 182, 0],
  [6, 26, 78, 22, 152, 1],
  [2, 12, 86, 22, 168, 1],
  [0, -4, 82, 22, 184, 1],
  [16, 22, 54, 20, 146, 2],
  [14, 6, 58, 20, 170, 2],
] as const

function wing(canvas: Canvas, coat: Coat): string {
  const plates = feathers.map(([x, y, length, width, turn, row]) =>
    plate([x, y, length, width, turn], coat.wing[row], coat.trim),
  )
  const shoulder = svg`<ellipse cx="14" cy="6" rx="34" ry="31" fill="${shadeOf(canvas, coat.body)}" stroke="${coat.trim}" stroke-width="2"/>`
  return svg`<g transform="translate(-4 -26)">${plates}${shoulder}${gear(canvas, [14, 6], 19, 12)}</g>`
}

/** The key that winds the spring, on the back. */
function key(canvas: Canvas): string {
  const bow =
    'M0-24C-8-32-30-36-34-50C-36-62-20-68-10-58C-4-52-2-42 0-34C2-42 4-52 10-58C20-68 36-62 34-50C30-36 8-32 0-24Z'
  const holes = '<circle cx="-20" cy="-51" r="7" fill="#3a1a5c"/><circle cx="20" cy="-51" r="7" fill="#3a1a5c"/>'
  const shaft = svg`<path d="M0 0V-24" stroke="${outlineOf.rod}" stroke-width="9"/><path d="M0 0V-24" stroke="#e6b04a" stroke-width="6"/>`
  return svg`<g transform="translate(-34 -60) rotate(-24)">${shaft}<path d="${bow}" fill="${brassOf(canvas)}" stroke="${outlineOf.brass}" stroke-width="1.6"/>${holes}</g>`
}
