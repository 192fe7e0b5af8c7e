import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from './scene.ts'

function crust(canvas: Canvas, palette: Palette): string {
  const { rng, width, height } = canvas
  return repeat(5, (layer) => {
    const y = height * (0.64 + layer * 0.08)
    const cracks = repeat(9, (index) => svg`L${((index + 0.5) * width) / 9} ${y + rng.float(-18, 12)}`)
    const fill = mix(palette.groundDark, '#000000', 0.05 * layer)
    return svg`<path d="M0 ${y}${cracks}L${width} ${y}V${height}H0Z" fill="${fill}" stroke="${palette.horizon}" stroke-width="${2.6 - layer * 0.3}" stroke-opacity=".9"/>`
  })
}

function embers({ rng, width, height }: Canvas, palette: Palette): string {
  const colours = [palette.glow, palette.horizon, palette.accent] as const
  return repeat(46, () => {
    const [x, y, r] = [rng.float(0, width), rng.float(0, height * 0.8), rng.float(0.8, 2.8)]
    return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${rng.pick(colours)}" opacity="${rng.float(0.4, 1)}"/>`
  })
}

function cliffs({ width, height }: Canvas, palette: Palette): string {
  const fill = mix(palette.groundDark, '#000000', 0.35)
  const start = svg`M0 0V${height * 0.6}L24 ${height * 0.44}L12 ${height * 0.28}L38 ${height * 0.14}L20 0Z`
  const end = svg`M${width} 0V${height * 0.6}L${width - 22} ${height * 0.42}L${width - 12} ${height * 0.3}L${width - 40} ${height * 0.16}L${width - 26} 0Z`
  return svg`<path d="${start}${end}" fill="${fill}"/>`
}

/** Cooling rock, rising embers and dark cliffs. */
export const lava: Scene = (canvas, palette) => {
  const { width, height } = canvas
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.groundDark],
        [0.5, palette.skyTop],
        [1, palette.skyMiddle],
      ]),
    ),
    canvas.glow(width / 2, height * 0.55, width * 0.75, { colour: palette.horizon, opacity: 0.95 }),
    canvas.glow(width / 2, height * 0.5, width * 0.4, { colour: palette.glow, opacity: 0.6 }),
    crust(canvas, palette),
    embers(canvas, palette),
    cliffs(canvas, palette),
  )
}
