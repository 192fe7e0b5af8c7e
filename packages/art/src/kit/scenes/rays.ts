import { bokeh, burst, footShade } from '../scenery.ts'
import type { Scene } from './scene.ts'

/** A stage burst with drifting sparks. */
export const rays: Scene = (canvas, palette) => {
  const { width, height, rng } = canvas
  const [x, y] = [width / 2, height * 0.42]
  const { glow: colour } = palette
  const sky = canvas.radial(
    [
      [0, palette.horizon],
      [0.55, palette.skyMiddle],
      [1, palette.skyTop],
    ],
    [0.5, 0.42, 0.75],
  )
  canvas.add(
    canvas.rect(sky),
    burst(canvas, x, y, { rays: 14, colour, opacity: 0.5, reach: height, turn: rng.float(0, 1) }),
    canvas.glow(x, y, width * 0.55, { colour, opacity: 0.75 }),
    bokeh(canvas, 16, { colours: [colour, palette.accent], band: [0, 0.8], radius: [2, 9], opacity: [0.15, 0.5] }),
    footShade(canvas, palette.groundDark, 0.6),
  )
}
