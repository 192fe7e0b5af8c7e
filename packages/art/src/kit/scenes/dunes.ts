import type { Canvas } from '../canvas.ts'
import { svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { hill, stars } from '../scenery.ts'
import type { Scene } from './scene.ts'

function pyramid(canvas: Canvas, palette: Palette, at: number, scale: number): string {
  const [x, base] = [canvas.width * at, canvas.height * 0.7]
  const tall = canvas.width * 0.5 * scale
  const face = svg`<path d="M${x} ${base - tall}L${x - tall * 0.95} ${base}H${x + tall * 0.95}Z" fill="${palette.groundMiddle}"/>`
  const shade = svg`<path d="M${x} ${base - tall}L${x + tall * 0.95} ${base}H${x + tall * 0.2}Z" fill="${palette.groundDark}" opacity=".75"/>`
  return face + shade
}

/** Sand, pyramids and a low sun. */
export const dunes: Scene = (canvas, palette) => {
  const { width, height, rng } = canvas
  const [sunX, sunY] = [rng.float(0.3, 0.7) * width, height * 0.33]
  const { skyTop, skyMiddle, horizon, glow, groundDark, groundMiddle } = palette
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, skyTop],
        [0.42, skyMiddle],
        [0.68, horizon],
      ]),
    ),
    stars(canvas, 26, { colour: '#ffeecb', reach: 0.3 }),
    canvas.glow(sunX, sunY, width * 0.62, { colour: glow, opacity: 0.85 }),
    svg`<circle cx="${sunX}" cy="${sunY}" r="${width * 0.2}" fill="${glow}" opacity=".92"/>`,
    pyramid(canvas, palette, 0.14, 0.62),
    pyramid(canvas, palette, 0.86, 0.8),
    pyramid(canvas, palette, 0.6, 0.45),
  )
  const band = (y: number, swing: number, waves: number, fill: string) =>
    hill(canvas, { y: height * y, swing, waves, fill, phase: rng.float(0, 5) })
  canvas.add(
    band(
      0.69,
      12,
      5,
      canvas.linear([
        [0, horizon],
        [1, groundMiddle],
      ]),
    ),
    band(
      0.78,
      10,
      4,
      canvas.linear([
        [0, groundMiddle],
        [1, groundDark],
      ]),
    ),
    band(0.88, 8, 4, groundDark),
  )
}
