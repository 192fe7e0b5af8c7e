import type { Canvas } from '../canvas.ts'
import { svg } from '../markup.ts'

/** Coins of xóc đĩa on their plate, true where red lies up, with the bowl behind it. */
export function coinPlate(canvas: Canvas, x: number, y: number, coins: readonly boolean[]): string {
  const bowl = canvas.linear([
    [0, '#ffffff', 1],
    [0.6, '#dfe7f4', 1],
    [1, '#9fb0cf', 1],
  ])
  const places = coins.map((isRed, at) => {
    const [left, top] = [x - 38 + (at % 2) * 76, y - 18 + Math.floor(at / 2) * 42]
    const [face, edge] = isRed ? ['#d8304c', '#7a1024'] : ['#fff6e0', '#b9a476']
    return svg`<ellipse cx="${left}" cy="${top + 5}" rx="27" ry="19" fill="${edge}"/><ellipse cx="${left}" cy="${top}" rx="27" ry="19" fill="${face}" stroke="${edge}" stroke-width="2"/>`
  })
  return [
    svg`<g transform="rotate(24 ${x + 84} ${y - 78})"><path d="M${x + 10} ${y - 64}a74 66 0 0 1 148 0z" fill="${bowl}" stroke="#2f5cab" stroke-width="5"/><ellipse cx="${x + 84}" cy="${y - 64}" rx="74" ry="13" fill="#2f5cab"/></g>`,
    svg`<ellipse cx="${x}" cy="${y + 12}" rx="136" ry="74" fill="#000" opacity="0.35"/>`,
    svg`<ellipse cx="${x}" cy="${y}" rx="136" ry="74" fill="#f4f1e6" stroke="#2f5cab" stroke-width="6"/>`,
    svg`<ellipse cx="${x}" cy="${y}" rx="104" ry="54" fill="#fdfbf3" stroke="#2f5cab" stroke-width="3"/>`,
    ...places,
  ].join('')
}
