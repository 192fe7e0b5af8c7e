import type { Canvas } from './canvas.ts'
import { repeat, svg } from './markup.ts'
import { type Cord, cordPath, cordPoint } from './sag.ts'

/** A string of lit lamps along a cord. */
export function lampString(canvas: Canvas, cord: Cord, look: { lamps: number; radius?: number }): string {
  const { lamps, radius = 3 } = look
  const wire = svg`<path d="${cordPath(cord)}" fill="none" stroke="#0d0722" stroke-width="1.4" opacity=".75"/>`
  const bulbs = repeat(lamps - 1, (index) => {
    const [x, y] = cordPoint(cord, (index + 1) / lamps)
    const halo = canvas.glow(x, y + radius, radius * 4.2, { colour: '#ffd98a', opacity: 0.75 })
    return svg`${halo}<circle cx="${x}" cy="${y + radius}" r="${radius}" fill="#fff0c8"/>`
  })
  return wire + bulbs
}
