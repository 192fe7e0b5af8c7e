import type { Canvas } from '../canvas.ts'
import { svg } from '../markup.ts'
import { label } from '../outline.ts'

/** The red seven of the old machines, `width` wide round a centre. */
export function seven(canvas: Canvas, x: number, y: number, width: number): string {
  const path = label('7', 'sigmar', { x, y, width, height: width * 1.2 })
  const red = canvas.linear([
    [0, '#ff8a7a'],
    [0.5, '#e0273f'],
    [1, '#a30f2c'],
  ])
  const edge = svg`<path d="${path}" fill="#5b0b1c" stroke="#5b0b1c" stroke-width="${width * 0.11}" stroke-linejoin="round"/>`
  return svg`${edge}<path d="${path}" fill="${red}"/>`
}
