import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'

const segments = 18
const [outer, inner] = [88, 30]
/** Of the numbers, as the wheel of the game has them. */
const colours = ['#e0a526', '#2f6fe0', '#e0a526', '#1f9d63', '#2f6fe0', '#d8344f'] as const

/** A wheel of fortune that stands upright, with lamps round its rim and a pointer above; its middle is at the point. */
export function moneyWheel(canvas: Canvas, x: number, y: number): string {
  const rim = canvas.linear([
    [0, '#ffe7a6'],
    [0.5, '#b87418'],
    [1, '#6b3c0c'],
  ])
  const at = (share: number, radius: number) => {
    const angle = share * Math.PI * 2
    return svg`${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  }
  const slices = repeat(segments, (index) => {
    const [from, to] = [index / segments, (index + 1) / segments]
    const path = svg`M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}Z`
    return svg`<path d="${path}" fill="${colours[index % colours.length] ?? colours[0]}" stroke="#2a1038" stroke-width="1.4"/>`
  })
  const lamps = repeat(segments, (index) => {
    const angle = ((index + 0.5) / segments) * Math.PI * 2
    const [lampX, lampY] = [Math.cos(angle) * 94, Math.sin(angle) * 94]
    return svg`<circle cx="${lampX.toFixed(1)}" cy="${lampY.toFixed(1)}" r="3.2" fill="#fff1c4"/>`
  })
  const hub = svg`<circle r="30" fill="#2a1038" stroke="${rim}" stroke-width="5"/><path d="M0-19 5.6-6.5 19-5 9 4 11.7 17.4 0 10.6-11.7 17.4-9 4-19-5-5.6-6.5Z" fill="#ffc65c"/>`
  const pointer = '<path d="M-11-112H11L0-84Z" fill="#d8344f" stroke="#fff1c4" stroke-width="2.4"/>'
  return svg`<g transform="translate(${x} ${y - 18}) scale(.72)"><ellipse cy="104" rx="96" ry="16" fill="#05020f" opacity=".5"/><circle r="100" fill="${rim}"/><circle r="90" fill="#2a1038"/>${slices}${lamps}${hub}${pointer}</g>`
}
