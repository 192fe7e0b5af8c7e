import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'

/** Pockets of a single-zero wheel. */
const POCKETS = 37

/** On a real wheel red and black alternate after the green zero. */
function pocketColour(index: number): string {
  if (index === 0) return '#1c9a5c'
  return index % 2 ? '#d12b45' : '#1c1430'
}

function pocket(index: number, radius: number): string {
  const from = (index / POCKETS) * 2 * Math.PI - 0.085
  const to = from + (2 * Math.PI) / POCKETS
  const [outer, inner] = [radius * 0.84, radius * 0.52]
  const at = (angle: number, reach: number) => svg`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`
  const shape = svg`M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
  return svg`<path d="${shape}" fill="${pocketColour(index)}" stroke="#f0c778" stroke-width="${radius * 0.01}"/>`
}

function turret(canvas: Canvas, r: number): string {
  const metal = canvas.linear([
    [0, '#fff3c4'],
    [1, '#d2912c'],
  ])
  const bar = r * 0.052
  return svg`<g fill="${metal}"><rect x="${-r * 0.34}" y="${-bar / 2}" width="${r * 0.68}" height="${bar}" rx="${bar / 2}"/><rect x="${-bar / 2}" y="${-r * 0.34}" width="${bar}" height="${r * 0.68}" rx="${bar / 2}"/><circle r="${r * 0.14}"/></g>`
}

/** A roulette wheel seen from the table; `tilt` squeezes its height, 1 is from above. */
export function roulette(canvas: Canvas, x: number, y: number, look: { radius: number; tilt: number }): string {
  const r = look.radius
  const wood = canvas.linear(
    [
      [0, '#c98545'],
      [0.4, '#7a4318'],
      [1, '#3d1d0a'],
    ],
    [0, 0, 1, 1],
  )
  const bowl = canvas.radial(
    [
      [0, '#d99a55'],
      [0.7, '#8a4f22'],
      [1, '#4a250f'],
    ],
    [0.4, 0.3, 0.8],
  )
  return [
    svg`<g transform="translate(${x} ${y}) scale(1 ${look.tilt}) rotate(18)"><circle r="${r}" cy="${r * 0.1}" fill="#180a08"/>`,
    svg`<circle r="${r}" fill="${wood}"/><circle r="${r * 0.87}" fill="#f5d28c"/>${repeat(POCKETS, (index) => pocket(index, r))}`,
    svg`<circle r="${r * 0.52}" fill="${bowl}" stroke="#f0c778" stroke-width="${r * 0.02}"/>${turret(canvas, r)}`,
    svg`<circle cx="${r * 0.66}" cy="${-r * 0.12}" r="${r * 0.055}" fill="#fff"/></g>`,
  ].join('')
}
