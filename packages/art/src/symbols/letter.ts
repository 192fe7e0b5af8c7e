import type { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import { type FaceName, label } from '../kit/outline.ts'

/** A card letter as an enamelled plate: dark edge, cream rim, shaded colour. */
export function letter(canvas: Canvas, text: string, look: { face: FaceName; colour: string }): string {
  const path = label(text, look.face, { x: 48, y: 48, width: 58, height: 56 })
  const dark = mix(look.colour, '#1a0628', 0.65)
  const enamel = canvas.linear([
    [0, mix(look.colour, '#ffffff', 0.45)],
    [0.5, look.colour],
    [1, mix(look.colour, '#1a0628', 0.35)],
  ])
  const layer = (colour: string, width: number) =>
    svg`<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`
  return svg`<g stroke-linejoin="round">${layer(dark, 9)}${layer('#fff1cf', 4.5)}<path d="${path}" fill="${enamel}"/></g>`
}
