import type { RoosterCoat } from '../catalogue/arenas.ts'
import type { Canvas, Stop } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'

export interface Coat {
  body: readonly [string, string, string]
  hackle: readonly [string, string, string]
  wing: readonly [string, string, string]
  tail: readonly [string, string, string, string, string]
  trim: string
  stripe: string
}

/** Painted wood, brass and lamps: no animal, no blade. */
export const coats: Readonly<Record<RoosterCoat, Coat>> = {
  meron: {
    body: ['#e8435c', '#b01d3a', '#6d0e26'],
    hackle: ['#ffd37a', '#f09a34', '#b9541a'],
    wing: ['#8d1730', '#c42a46', '#f0a040'],
    tail: ['#3a1a5c', '#5b2f8c', '#b01d3a', '#7a1636', '#f0a040'],
    trim: '#ffd98a',
    stripe: '#d02a49',
  },
  wala: {
    body: ['#4f8be8', '#2557b8', '#12306e'],
    hackle: ['#e8fbff', '#8fd0f0', '#3a86c4'],
    wing: ['#17407e', '#2f6fe0', '#58c8c8'],
    tail: ['#123a52', '#1d6a78', '#2557b8', '#173a86', '#58c8c8'],
    trim: '#ffe2a6',
    stripe: '#2c66dc',
  },
}

export const outlineOf = { brass: '#5c3408', rod: '#6b3c0c' } as const
const brassStops: readonly Stop[] = [
  [0, '#fff2c4'],
  [0.35, '#e6b04a'],
  [0.7, '#a56a1c'],
  [1, '#e0a84a'],
]
export const brassOf = (canvas: Canvas): string => canvas.linear(brassStops)

/** Three colours from light to dark. */
export const shadeOf = (canvas: Canvas, [light, middle, dark]: Coat['body'], at = 0.5): string =>
  canvas.linear([
    [0, light],
    [at, middle],
    [1, dark],
  ])

export const rivet = (x: number, y: number, r = 3): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff0c0"/><circle cx="${x + 0.6}" cy="${y + 0.8}" r="${r * 0.62}" fill="#b47a26"/>`

export const lamp = (canvas: Canvas, [x, y]: readonly [number, number], reach: number, r: number): string =>
  svg`${canvas.glow(x, y, reach, { colour: '#ffcf7a', opacity: 0.8 })}<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3cf" stroke="#b9762a" stroke-width="1.4"/>`

/** A cogwheel with three spokes. */
export function gear(canvas: Canvas, [x, y]: readonly [number, number], r: number, teeth: number): string {
  const fill = brassOf(canvas)
  const edge = repeat(teeth, (index) => {
    const angle = (index / teeth) * Math.PI * 2
    const half = (Math.PI / teeth) * 0.56
    const at = (turn: number, reach: number) => svg`${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`
    const tooth = [
      at(angle - half * 1.5, r),
      at(angle - half * 0.8, r * 1.2),
      at(angle + half * 0.8, r * 1.2),
      at(angle + half * 1.5, r),
    ]
    return `${index === 0 ? 'M' : 'L'}${tooth.join('L')}`
  })
  const spokes = repeat(3, (index) => {
    const turn = (index * Math.PI) / 3
    const [dx, dy] = [Math.cos(turn) * r * 0.58, Math.sin(turn) * r * 0.58]
    return svg`<path d="M${x - dx} ${y - dy}L${x + dx} ${y + dy}" stroke="${outlineOf.brass}" stroke-width="${r * 0.12}"/>`
  })
  const disc = (reach: number, colour: string) => svg`<circle cx="${x}" cy="${y}" r="${reach}" fill="${colour}"/>`
  return svg`<path d="${edge}Z" fill="${fill}" stroke="${outlineOf.brass}" stroke-width="1.4" stroke-linejoin="round"/>${disc(r * 0.66, outlineOf.brass)}${disc(r * 0.6, fill)}${spokes}<circle cx="${x}" cy="${y}" r="${r * 0.22}" fill="#fff2c4" stroke="${outlineOf.brass}" stroke-width="1.2"/>`
}

/** A plate feather: a blunt painted leaf with a brass edge and spine. */
export function plate(
  [x, y, length, width, turn]: readonly [number, number, number, number, number],
  fill: string,
  trim: string,
): string {
  const leaf = svg`M0 ${-width * 0.5}C${length * 0.5} ${-width * 0.72} ${length * 0.88} ${-width * 0.5} ${length} 0C${length * 0.88} ${width * 0.5} ${length * 0.5} ${width * 0.72} 0 ${width * 0.5}Z`
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${leaf}" fill="${fill}" stroke="${trim}" stroke-width="1.6"/><path d="M4 0H${length * 0.8}" stroke="${trim}" stroke-opacity=".55" stroke-width="1.2"/></g>`
}
