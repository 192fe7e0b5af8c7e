import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { svg } from '../markup.ts'

export type Pips = 1 | 2 | 3 | 4 | 5 | 6

const [low, half, high] = [0.25, 0.5, 0.75]
const places: Readonly<Record<Pips, readonly (readonly [number, number])[]>> = {
  1: [[half, half]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [half, half],
    [high, high],
  ],
  4: [
    [low, low],
    [low, high],
    [high, low],
    [high, high],
  ],
  5: [
    [low, low],
    [low, high],
    [half, half],
    [high, low],
    [high, high],
  ],
  6: [
    [low, low],
    [low, half],
    [low, high],
    [high, low],
    [high, half],
    [high, high],
  ],
}

/** Across and down of the three faces that are seen: top, start side, end side. */
const faces = [
  { across: [0.866, 0.5], down: [-0.866, 0.5], from: [0, -1] },
  { across: [0.866, 0.5], down: [0, 1], from: [-0.866, -0.5] },
  { across: [0.866, -0.5], down: [0, 1], from: [0, 0] },
] as const

interface DieLook {
  /** Length of an edge. */
  size: number
  /** On the top, the start side and the end side. */
  pips: readonly [Pips, Pips, Pips]
  colour: string
  rotate?: number
  /** Of the pips. */
  ink?: string
}

/** A die seen from above one of its corners, round its centre. */
export function die(
  canvas: Canvas,
  x: number,
  y: number,
  { size, pips, colour, rotate = 0, ink = '#fff8ea' }: DieLook,
): string {
  const tones = [mix(colour, '#ffffff', 0.28), colour, mix(colour, '#12041e', 0.38)]
  const sides = faces.map(({ across, down, from }, index) => {
    const dots = places[pips[index] ?? 1].map(([px, py]) => svg`<circle cx="${px}" cy="${py}" r=".095"/>`)
    const matrix = [...across, ...down, ...from].map((part) => part * size).join(' ')
    return svg`<g transform="matrix(${matrix})"><rect x=".012" y=".012" width=".976" height=".976" rx=".13" fill="${tones[index] ?? colour}"/><g fill="${ink}">${dots}</g></g>`
  })
  const body = svg`<path d="M0 ${-size * 0.96}L${size * 0.83} ${-size * 0.48}V${size * 0.48}L0 ${size * 0.96}L${-size * 0.83} ${size * 0.48}V${-size * 0.48}Z" fill="${mix(colour, '#ffffff', 0.12)}"/>`
  const ground = canvas.glow(0, size * 0.98, size * 0.9, { colour: '#06021a', opacity: 0.6, ry: size * 0.26 })
  return svg`<g transform="translate(${x} ${y})">${ground}<g transform="rotate(${rotate})">${body}${sides}</g></g>`
}
