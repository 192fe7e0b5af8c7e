import type { Canvas } from './canvas.ts'
import { repeat, svg } from './markup.ts'
import type { Palette } from './palettes.ts'

/** A ruled floor running to the horizon, as in the night cities and the retro sunset. */
export function gridFloor(canvas: Canvas, palette: Palette): void {
  const { width, height } = canvas
  const top = height * 0.66
  const depth = height - top
  const spokes = repeat(
    19,
    (index) => svg`M${width / 2 + (index - 9) * 14} ${top}L${width / 2 + (index - 9) * 90} ${height}`,
  )
  const rows = repeat(9, (index) => svg`M0 ${top + depth * (index / 9) ** 1.8}H${width}`)
  const ground = canvas.linear([
    [0, palette.skyMiddle],
    [1, palette.groundDark],
  ])
  canvas.add(
    canvas.rect(ground, { y: top, height: depth }),
    svg`<path d="${spokes}${rows}" stroke="${palette.accent}" stroke-width="1.2" opacity=".55"/>`,
    canvas.glow(width / 2, top, width * 0.7, { colour: palette.glow, opacity: 0.4, ry: 26 }),
  )
}
