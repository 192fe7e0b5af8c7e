import type { Canvas } from '../canvas.ts'
import { svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { stars } from '../scenery.ts'
import type { Scene } from './scene.ts'

function ringedPlanet(canvas: Canvas, palette: Palette): string {
  const [x, y] = [canvas.width * (canvas.rng.chance() ? 0.86 : 0.14), canvas.height * 0.16]
  const ball = canvas.radial(
    [
      [0, palette.glow],
      [0.6, palette.horizon],
      [1, palette.skyMiddle],
    ],
    [0.35, 0.3, 0.8],
  )
  const front = canvas.linear([
    [0, palette.horizon],
    [1, palette.horizon, 0],
  ])
  return svg`<circle cx="${x}" cy="${y}" r="30" fill="${ball}"/><ellipse cx="${x}" cy="${y}" rx="52" ry="10" fill="none" stroke="${palette.accent}" stroke-width="4" opacity=".7" transform="rotate(-18 ${x} ${y})"/><path d="M${x - 30} ${y}a30 30 0 0 1 60 0" fill="${front}" opacity=".55"/>`
}

/** Nebulae, a ringed planet and the rim of another below. */
export const cosmos: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const { skyTop, skyMiddle, horizon, glow, groundDark, groundMiddle } = palette
  const below = canvas.radial([
    [0, groundDark],
    [0.86, groundMiddle],
    [0.97, horizon],
    [1, glow],
  ])
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, skyTop],
        [1, groundDark],
      ]),
    ),
    canvas.glow(width * 0.25, height * 0.25, width * 0.7, { colour: skyMiddle, opacity: 0.9 }),
    canvas.glow(width * 0.85, height * 0.5, width * 0.6, { colour: horizon, opacity: 0.65 }),
    canvas.glow(width * 0.5, height * 0.42, width * 0.42, { colour: glow, opacity: 0.5 }),
    stars(canvas, 90),
    ringedPlanet(canvas, palette),
    svg`<ellipse cx="${width / 2}" cy="${height * 1.22}" rx="${width * 0.95}" ry="${height * 0.42}" fill="${below}"/>`,
  )
}
