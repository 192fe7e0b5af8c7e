import { svg } from '../../kit/markup.ts'
import type { Point } from '../../kit/outline.ts'
import type { Pen } from '../pen.ts'
import type { StageCabinet } from './cabinet-layout.ts'

/** Places along the inlay, all round the body, about `step` apart. */
function along({ body, side, rail }: StageCabinet, step: number, scale: number): Point[] {
  const inward = (8 * scale + Math.min(side, rail) - 6 * scale) / 2
  const [left, top] = [body.x + inward, body.y + inward]
  const [right, foot] = [body.x + body.width - inward, body.y + body.height - inward]
  const corner = 30 * scale
  const spread = (from: number, to: number): number[] => {
    const count = Math.max(1, Math.round((to - from - 2 * corner) / step))
    return Array.from({ length: count + 1 }, (_, index) => from + corner + (index * (to - from - 2 * corner)) / count)
  }
  return [
    ...spread(left, right).flatMap((x): Point[] => [
      [x, top],
      [x, foot],
    ]),
    ...spread(top, foot).flatMap((y): Point[] => [
      [left, y],
      [right, y],
    ]),
  ]
}

const placed = (id: string, places: readonly Point[], scale: number): string =>
  places.map(([x, y]) => svg`<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`).join('')

/** Lit bulbs in their sockets. */
export function bulbs({ canvas, style }: Pen, layout: StageCabinet, scale: number): string {
  const light = canvas.radial([
    [0, '#ffe9a8', 0.9],
    [0.4, '#ffc65c', 0.45],
    [1, '#ff9a2c', 0],
  ])
  const id = canvas.define(
    'bulb',
    (name) =>
      svg`<g id="${name}"><circle r="16.5" fill="${light}"/><circle r="6" fill="${style.metal.line}"/><circle r="4.8" fill="#fff6d8"/></g>`,
  )
  return placed(id, along(layout, scale < 1 ? 22 : 38, scale), scale < 1 ? 0.56 : 0.95)
}

/** Heads of rivets. */
export function rivets({ canvas, style }: Pen, layout: StageCabinet, scale: number): string {
  const { high, bright, shade } = style.metal
  const head = canvas.radial(
    [
      [0, high],
      [0.5, bright],
      [1, shade],
    ],
    [0.35, 0.3, 0.8],
  )
  const id = canvas.define(
    'rivet',
    (name) =>
      svg`<g id="${name}"><circle r="5.5" cy="1.5" fill="#05010c" opacity=".6"/><circle r="5" fill="${head}"/></g>`,
  )
  return placed(id, along(layout, scale < 1 ? 26 : 46, scale), scale < 1 ? 0.6 : 1)
}
