import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'

function wedges(radius: number, colours: readonly string[]): string {
  const reach = radius * 0.86
  return repeat(12, (index) => {
    const [from, to] = [(index / 12) * 2 * Math.PI, ((index + 1) / 12) * 2 * Math.PI]
    const at = (angle: number) => svg`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`
    return svg`<path d="M0 0L${at(from)}A${reach} ${reach} 0 0 1 ${at(to)}Z" fill="${colours[index % colours.length] ?? ''}"/>`
  })
}

function rimLamps(canvas: Canvas, radius: number): string {
  return repeat(24, (index) => {
    const angle = (index / 24) * 2 * Math.PI
    const [x, y] = [Math.cos(angle) * radius * 0.93, Math.sin(angle) * radius * 0.93]
    const halo = canvas.glow(x, y, 8, { colour: '#ffd66e', opacity: 0.7 })
    return svg`${halo}<circle cx="${x}" cy="${y}" r="${radius * 0.03}" fill="#fff3c8"/>`
  })
}

/** A prize wheel with twelve wedges, lamps and a pointer. */
export function fortuneWheel(
  canvas: Canvas,
  x: number,
  y: number,
  look: { radius: number; colours: readonly string[] },
): string {
  const r = look.radius
  const rim = canvas.linear([
    [0, '#ffdf90'],
    [0.5, '#d7892a'],
    [1, '#7a3d10'],
  ])
  const shine = canvas.radial([
    [0, '#fff', 0.4],
    [0.5, '#fff', 0],
    [1, '#1a0630', 0.45],
  ])
  const hub = canvas.linear([
    [0, '#ffe9a8'],
    [1, '#c8761c'],
  ])
  const pointer = svg`<path d="M0 ${-r * 0.72}L${-r * 0.11} ${-r * 1.08}H${r * 0.11}Z" fill="#d02a49" stroke="#fff3d4" stroke-width="2.5"/>`
  return [
    svg`<g transform="translate(${x} ${y})"><circle r="${r * 1.02}" cy="6" fill="#0a0420" opacity=".5"/><circle r="${r}" fill="${rim}"/>`,
    svg`<circle r="${r * 0.87}" fill="#fff3d4"/>${wedges(r, look.colours)}<circle r="${r * 0.86}" fill="${shine}"/>${rimLamps(canvas, r)}`,
    svg`<circle r="${r * 0.2}" fill="${hub}"/><circle r="${r * 0.12}" fill="#d02a49"/>${pointer}</g>`,
  ].join('')
}
