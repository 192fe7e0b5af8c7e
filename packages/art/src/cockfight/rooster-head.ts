import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import { brassOf, type Coat, outlineOf, plate, rivet, shadeOf } from './coats.ts'

const neck = 'M8-50C22-96 34-126 60-140C92-152 116-124 106-96C98-66 96-34 78-2C48-6 18-22 8-50Z'
const comb =
  'M60-152C50-158 46-172 56-178C60-186 72-186 76-178C80-190 96-190 98-178C106-184 118-176 114-166C122-162 120-150 112-146C98-158 76-160 60-152Z'
const wattle = 'M96-104C106-98 114-86 108-74C104-66 94-68 92-78C90-88 92-98 96-104Z'
const [upperBeak, lowerBeak] = [
  'M110-140L148-126Q152-121 146-119L112-116Z',
  'M110-117L138-115Q140-110 134-108L106-107Z',
]
const combRivets = [
  [62, -168],
  [86, -174],
  [106, -166],
] as const

/** Neck of plates, comb, beak and a lamp for an eye. */
export function head(canvas: Canvas, coat: Coat): string {
  const { hackle, trim } = coat
  return svg`<path d="${neck}" fill="${shadeOf(canvas, hackle, 0.6)}" stroke="${trim}" stroke-width="2"/>${plates(coat)}${crown(canvas)}<path d="${wattle}" fill="#d8213c" stroke="#ffd98a" stroke-width="1.6"/>${face(canvas, coat)}${eye(canvas)}`
}

const plates = ({ hackle, trim }: Coat): string =>
  repeat(3, (row) =>
    repeat(row === 2 ? 4 : 5, (at) =>
      plate(
        [30 + row * 13 + at * (12 - row), -46 - row * 22 + at * 3, 48 - row * 5, 17, 118 - at * 18],
        hackle[2 - row] ?? hackle[0],
        trim,
      ),
    ),
  )

function crown(canvas: Canvas): string {
  const red = canvas.linear([
    [0, '#ff7a6a'],
    [1, '#c3142f'],
  ])
  return svg`<path d="${comb}" fill="${red}" stroke="#ffd98a" stroke-width="1.8"/>${combRivets.map(([x, y]) => rivet(x, y, 2.4))}`
}

function face(canvas: Canvas, { hackle, trim }: Coat): string {
  const skull = canvas.linear([
    [0, hackle[0]],
    [1, hackle[1]],
  ])
  const under = canvas.linear([
    [0, '#c98a2e'],
    [1, '#8a5414'],
  ])
  const beak = (d: string, fill: string) =>
    svg`<path d="${d}" fill="${fill}" stroke="${outlineOf.brass}" stroke-width="1.6" stroke-linejoin="round"/>`
  return svg`<circle cx="84" cy="-128" r="31" fill="${skull}" stroke="${trim}" stroke-width="2"/>${beak(upperBeak, brassOf(canvas))}${beak(lowerBeak, under)}${rivet(108, -116, 3.6)}`
}

function eye(canvas: Canvas): string {
  const light = canvas.radial([
    [0, '#fff6d0'],
    [0.5, '#ffc65c'],
    [1, '#c8761c'],
  ])
  const brow = '<path d="M76-146Q90-152 104-143" stroke="#3a1408" stroke-width="4" stroke-linecap="round" fill="none"/>'
  return svg`<circle cx="90" cy="-132" r="13" fill="${brassOf(canvas)}" stroke="${outlineOf.brass}" stroke-width="1.4"/><circle cx="90" cy="-132" r="9" fill="#1a0e2c"/><circle cx="91" cy="-132" r="5.5" fill="${light}"/><circle cx="93.5" cy="-135" r="2.2" fill="#fff"/>${brow}`
}
