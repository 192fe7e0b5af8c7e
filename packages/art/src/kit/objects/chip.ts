import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { repeat, svg } from '../markup.ts'

/** A casino chip with eight edge marks. */
export function chip(canvas: Canvas, x: number, y: number, look: { radius: number; colour: string }): string {
  const { radius: r, colour } = look
  const marks = repeat(8, (index) => {
    const angle = (index * Math.PI) / 4
    const at = (turn: number, reach: number) => svg`${Math.cos(angle + turn) * reach} ${Math.sin(angle + turn) * reach}`
    const inner = r * 0.78
    return svg`M${at(-0.17, r)}A${r} ${r} 0 0 1 ${at(0.17, r)}L${at(0.2, inner)}A${inner} ${inner} 0 0 0 ${at(-0.2, inner)}Z`
  })
  const shine = canvas.linear([
    [0, '#fff', 0.35],
    [0.5, '#fff', 0],
    [1, '#000', 0.2],
  ])
  const ring = svg`fill="none" stroke="${mix(colour, '#000000', 0.15)}" stroke-width="${r * 0.05}" stroke-dasharray="${r * 0.12} ${r * 0.09}"`
  return [
    svg`<g transform="translate(${x} ${y})"><circle r="${r}" cy="${r * 0.16}" fill="${mix(colour, '#000000', 0.55)}"/>`,
    svg`<circle r="${r}" fill="${colour}"/><path d="${marks}" fill="#fff6e0"/>`,
    svg`<circle r="${r * 0.66}" fill="#fff6e0"/><circle r="${r * 0.66}" ${ring}/><circle r="${r}" fill="${shine}"/></g>`,
  ].join('')
}
