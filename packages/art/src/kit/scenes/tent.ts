import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { lampString } from '../lamp-string.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from './scene.ts'

function canvasRoof({ width, height }: Canvas, palette: Palette): string {
  const panels = 15
  const light = mix(palette.horizon, palette.glow, 0.32)
  return repeat(panels, (index) => {
    const from = -width * 0.5 + (index * width * 2) / panels
    const to = from + (width * 2) / panels
    const fill = index % 2 ? palette.skyMiddle : light
    return svg`<path d="M${width / 2} ${-height * 0.12}L${from} ${height}H${to}Z" fill="${fill}"/>`
  })
}

/** Inside the big top: striped canvas and strings of lamps. */
export const tent: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const { skyTop, glow, groundDark } = palette
  const middle = canvas.radial(
    [
      [0, glow, 0.55],
      [0.5, glow, 0],
      [1, skyTop, 0.85],
    ],
    [0.5, 0.42, 0.8],
  )
  const shade = canvas.linear([
    [0, skyTop, 0.75],
    [0.3, skyTop, 0.05],
    [0.6, groundDark, 0.2],
    [1, groundDark, 0.97],
  ])
  const ridge = height * 0.03
  canvas.add(
    canvasRoof(canvas, palette),
    canvas.rect(middle),
    canvas.rect(shade),
    lampString(canvas, { from: [-10, height * 0.05], to: [width * 0.52, ridge], sag: 26 }, { lamps: 8 }),
    lampString(canvas, { from: [width * 0.48, ridge], to: [width + 10, height * 0.06], sag: 26 }, { lamps: 8 }),
  )
}
