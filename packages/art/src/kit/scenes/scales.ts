import type { Canvas } from '../canvas.ts'
import { svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { burst, footShade, swirl } from '../scenery.ts'
import type { Scene } from './scene.ts'

function scalePattern(canvas: Canvas, palette: Palette): string {
  const rings =
    '<circle cx="22" cy="22" r="20"/><circle cx="22" cy="22" r="13"/><circle cx="22" cy="22" r="6"/><circle cx="0" cy="11" r="20"/><circle cx="44" cy="11" r="20"/>'
  const id = canvas.define(
    `scales ${palette.glow}`,
    (name) =>
      svg`<pattern id="${name}" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="${palette.glow}" stroke-width="1.4">${rings}</g></pattern>`,
  )
  return svg`<g opacity=".2">${canvas.rect(`url(#${id})`)}</g>`
}

/** Dragon scales, cloud scrolls and a golden burst. */
export const scales: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const { skyTop, skyMiddle, horizon, glow: colour, groundDark } = palette
  const [x, y] = [width / 2, height * 0.4]
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, skyTop],
        [0.5, skyMiddle],
        [1, skyTop],
      ]),
    ),
    scalePattern(canvas, palette),
    canvas.glow(x, y, width * 0.7, { colour: horizon, opacity: 0.95 }),
    canvas.glow(x, y, width * 0.42, { colour, opacity: 0.8 }),
    burst(canvas, x, y, { rays: 12, colour, opacity: 0.35, reach: height * 0.7 }),
    swirl(width * 0.16, height * 0.2, 0.75, { colour, opacity: 0.8 }),
    swirl(width * 0.88, height * 0.3, 0.7, { colour, opacity: 0.75, isFlipped: true }),
    swirl(width * 0.12, height * 0.56, 0.6, { colour, opacity: 0.6 }),
    footShade(canvas, groundDark, 0.6),
  )
}
