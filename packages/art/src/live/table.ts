import type { Canvas } from '../kit/canvas.ts'
import { svg } from '../kit/markup.ts'
import type { LiveRoom } from './rooms.ts'

/** How wide a table is at the foot of the picture, for one unit of its height there. */
const SPREAD = 5.4

/** A curve that is highest in the middle of the picture, and `width` wide at its foot. */
function brow(canvas: Canvas, y: number, width: number): string {
  const [middle, foot] = [canvas.width / 2, canvas.height + 4]
  const at = (share: number) => middle + width * share
  const shoulder = y + (canvas.height - y) * 0.26
  const bend = svg`C${at(-0.435)} ${shoulder} ${at(-0.22)} ${y} ${middle} ${y}S${at(0.435)} ${shoulder} ${at(0.5)} ${foot}`
  return svg`M${at(-0.5)} ${foot}${bend}Z`
}

/** The curved edge of the table in wood, the felt behind it and the light on both. */
export function table(canvas: Canvas, y: number, { felt: [far, middle, near] }: LiveRoom): string {
  const { width, height } = canvas
  const deep = height - y
  const [rail, side] = [deep * 0.09, deep * SPREAD]
  const wood = canvas.linear([
    [0, '#f0bd7a'],
    [0.05, '#c98a48'],
    [0.12, '#8a5024'],
    [0.3, '#4a2410'],
    [1, '#3a1c0c'],
  ])
  const cloth = canvas.linear([
    [0, far],
    [0.38, middle],
    [1, near],
  ])
  const line = (offset: number, opacity: number, weight: number) =>
    svg`<path d="${brow(canvas, y + offset, side - offset * 4.8)}" fill="none" stroke="#ffeccb" stroke-opacity="${opacity}" stroke-width="${weight}"/>`
  const light = canvas.glow(width / 2, y + rail * 2.4, Math.min(width, side * 0.75) * 0.46, {
    ...{ colour: '#ffe0a0', opacity: 0.32, ry: deep * 0.34 },
  })
  return [
    canvas.glow(width / 2, y, width * 0.5, { colour: '#05020f', opacity: 0.5, ry: rail * 1.4 }),
    svg`<path d="${brow(canvas, y, side)}" fill="${wood}"/>${line(1.5, 0.55, rail * 0.07)}`,
    svg`<path d="${brow(canvas, y + rail * 0.92, side - rail * 4.4)}" fill="#1d0d08" opacity=".7"/>`,
    svg`<path d="${brow(canvas, y + rail, side - rail * 4.8)}" fill="${cloth}"/>${light}${line(rail * 2.9, 0.26, rail * 0.055)}`,
  ].join('')
}
