import type { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { lampString } from '../kit/lamp-string.ts'
import { repeat, svg } from '../kit/markup.ts'

/** A ribbed paper lantern, lit from inside, on a cord from the ceiling; 44 wide at scale 1. */
export function studioLantern(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  scale: number,
  colour: string,
): string {
  const paper = canvas.radial(
    [
      [0, mix(colour, '#ffe9b0', 0.55)],
      [0.55, colour],
      [1, mix(colour, '#2a0416', 0.45)],
    ],
    [0.5, 0.5, 0.6],
  )
  const halo = canvas.glow(0, 0, 62, { colour: mix(colour, '#ffc860', 0.5), opacity: 0.55 })
  const cord = svg`<path d="M0 ${-y / scale}V-22" stroke="#12041e" stroke-width="1.6"/>`
  const metal = '<rect x="-9" y="-23" width="18" height="6" rx="2"/><rect x="-9" y="15" width="18" height="6" rx="2"/>'
  const tassel =
    '<path d="M0 21V27M0 27L-3 42M0 27L0 44M0 27L3 42" stroke="#f3c455" stroke-width="1.8" stroke-linecap="round"/>'
  const ribs = 'M-12-16Q-18 0-12 16M-4-18Q-6 0-4 18M4-18Q6 0 4 18M12-16Q18 0 12 16'
  const body = svg`<ellipse rx="23" ry="18.5" fill="${paper}"/><path d="${ribs}" fill="none" stroke="${mix(colour, '#2a0416', 0.5)}" stroke-opacity=".6" stroke-width="1.3"/>`
  const parts = [halo, cord, body, svg`<g fill="#f3c455">${metal}</g>`, tassel]
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${parts}</g>`
}

/** Strings of lamps under the ceiling, from wall to wall. */
export function garlands(canvas: Canvas, strings: number, radius: number): string {
  const span = canvas.width / strings
  const sag = span * 0.1
  return repeat(strings, (index) => {
    const high = (at: number) => (at === 0 || at === strings ? radius * 7 : radius * 2.5)
    const from = [index * span - (index === 0 ? 10 : 0), high(index)] as const
    const to = [(index + 1) * span + (index === strings - 1 ? 10 : 0), high(index + 1)] as const
    return lampString(canvas, { from, to, sag }, { lamps: 10, radius })
  })
}
