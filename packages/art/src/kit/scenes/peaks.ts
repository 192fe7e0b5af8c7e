import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { stars } from '../scenery.ts'
import type { Scene } from './scene.ts'

function ridge(canvas: Canvas, palette: Palette, depth: number): string {
  const { rng, width, height } = canvas
  let line = ''
  for (let x = 0; x < width; ) {
    const step = rng.float(24, 52)
    const top = height * (0.38 + depth * 0.12) + rng.float(-18, 22)
    const saddle = height * (0.47 + depth * 0.12) + rng.float(-10, 14)
    line += svg`L${x + step * 0.5} ${top}L${x + step} ${saddle}`
    x += step
  }
  const crest = mix(palette.skyMiddle, palette.groundDark, depth / 3)
  const foot = mix(palette.horizon, palette.groundDark, 0.25 + depth / 4)
  const fill = canvas.linear([
    [0, crest],
    [1, foot],
  ])
  return svg`<path d="M0 ${height}V${height * (0.46 + depth * 0.11)}${line}V${height}Z" fill="${fill}"/>`
}

/** Four ranges of mountains under a moon. */
export const peaks: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const [moonX, moonY] = [width * 0.68, height * 0.24]
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.skyTop],
        [0.5, palette.skyMiddle],
        [0.78, palette.horizon],
      ]),
    ),
    stars(canvas, 40, { reach: 0.45 }),
    canvas.glow(moonX, moonY, width * 0.5, { colour: palette.glow, opacity: 0.7 }),
    svg`<circle cx="${moonX}" cy="${moonY}" r="${width * 0.13}" fill="${palette.glow}"/>`,
    repeat(4, (depth) => ridge(canvas, palette, depth)),
    canvas.glow(width * 0.5, height * 0.6, width * 0.6, { colour: palette.glow, opacity: 0.25, ry: 50 }),
  )
}
