import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { burst, footShade } from '../scenery.ts'
import type { Scene } from './scene.ts'

function globes(canvas: Canvas, palette: Palette): string {
  const { rng, width, height } = canvas
  const fill = canvas.radial(
    [
      [0, '#fff', 0.5],
      [0.6, palette.accent, 0.22],
      [1, palette.skyTop, 0.3],
    ],
    [0.35, 0.3, 0.8],
  )
  return repeat(13, () => {
    const r = rng.float(12, 48)
    return svg`<circle cx="${rng.float(-10, width + 10)}" cy="${rng.float(-10, height * 0.9)}" r="${r}" fill="${fill}"/>`
  })
}

/** Floating globes of light in a garden dusk. */
export const drift: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const sky = canvas.linear(
    [
      [0, palette.skyMiddle],
      [0.5, palette.horizon],
      [1, palette.skyTop],
    ],
    [0, 0, 1, 1],
  )
  canvas.add(
    canvas.rect(sky),
    canvas.glow(width * 0.5, height * 0.4, width * 0.7, { colour: palette.glow, opacity: 0.7 }),
    globes(canvas, palette),
    burst(canvas, width / 2, height * 0.4, { rays: 18, colour: '#ffffff', opacity: 0.22, reach: height }),
    footShade(canvas, palette.groundDark, 0.58),
  )
}
