import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { type Metal, metalFill } from '../materials/metals.ts'
import { lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'

/** A round stone in a metal setting. */
export function gem(
  { canvas }: Pen,
  at: { x: number; y: number; radius: number },
  colour: string,
  metal: Metal,
): string {
  const stone = canvas.radial(
    [
      [0, lighter(colour, 0.75)],
      [0.4, colour],
      [1, mix(colour, '#000000', 0.55)],
    ],
    [0.36, 0.3, 0.8],
  )
  const setting = metalFill(canvas, metal)
  const id = canvas.define(
    `gem ${colour} ${metal.bright}`,
    (name) =>
      svg`<g id="${name}"><circle r="10" fill="${setting}" stroke="${metal.line}" stroke-width="1.2"/><circle r="7.4" fill="${stone}"/><path d="M-4.6-2.6A5.4 5.4 0 0 1 1.6-5.2" stroke="#fff" stroke-width="1.7" stroke-linecap="round" fill="none" opacity=".9"/></g>`,
  )
  return svg`<use href="#${id}" transform="translate(${at.x} ${at.y}) scale(${at.radius / 10})"/>`
}
