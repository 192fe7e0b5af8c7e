import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'

/** A crane in flight, beak first, as on the drums of Đông Sơn. */
const CRANE = 'M-15 0L-4-2C-2-8 5-10 12-9C8-6 6-3 6-1L15 2L6 3C4 7-2 9-7 9C-4 6-4 3-5 2Z'

function star(radius: number): string {
  return repeat(28, (index) => {
    const angle = (index / 28) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 ? radius * 0.42 : radius
    return svg`${index ? 'L' : 'M'}${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`
  })
}

function ringOf(count: number, radius: number, draw: string): string {
  return repeat(
    count,
    (index) => svg`<g transform="rotate(${(index / count) * 360}) translate(0 ${-radius})">${draw}</g>`,
  )
}

/** The face of a bronze drum: a fourteen-point star, rings of cranes, teeth and circles. */
export function bronzeDrum(canvas: Canvas, x: number, y: number, radius: number): string {
  const bronze = canvas.radial(
    [
      [0, '#ffdf9a'],
      [0.45, '#c98a3c'],
      [0.8, '#8a5526'],
      [1, '#4a2a12'],
    ],
    [0.42, 0.34, 0.75],
  )
  const circles = [0.97, 0.86, 0.8, 0.55, 0.49, 0.3].map((share) => svg`<circle r="${radius * share}"/>`)
  const crane = svg`<path transform="scale(${radius / 92})" d="${CRANE}"/>`
  const tooth = svg`<path d="M${-radius * 0.04} ${radius * 0.05}L0 ${-radius * 0.03}L${radius * 0.04} ${radius * 0.05}Z"/>`
  const dot = svg`<circle r="${radius * 0.022}"/>`
  return [
    svg`<g transform="translate(${x} ${y})"><circle cy="8" r="${radius * 1.02}" fill="#06021a" opacity=".5"/>`,
    svg`<circle r="${radius}" fill="${bronze}"/><g fill="none" stroke="#3a1e0a" stroke-width="2">${circles}</g>`,
    svg`<g fill="#3a1e0a" fill-opacity=".85">${ringOf(14, radius * 0.675, crane)}${ringOf(44, radius * 0.915, tooth)}${ringOf(30, radius * 0.52, dot)}</g>`,
    svg`<path d="${star(radius * 0.29)}Z" fill="#fff0c4" stroke="#3a1e0a" stroke-width="2"/></g>`,
  ].join('')
}
