import { mix } from '../colour.ts'
import { gridFloor } from '../grid-floor.ts'
import { repeat, svg } from '../markup.ts'
import { stars } from '../scenery.ts'
import type { Scene } from './scene.ts'

/** A banded sun over a ruled floor. */
export const retro: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const y = height * 0.4
  const { skyTop, skyMiddle, horizon, glow, accent } = palette
  const sun = canvas.linear([
    [0, glow],
    [0.55, accent],
    [1, horizon],
  ])
  const band = mix(skyMiddle, horizon, 0.5)
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, skyTop],
        [0.55, skyMiddle],
        [0.66, horizon],
      ]),
    ),
    stars(canvas, 50, { reach: 0.5 }),
    canvas.glow(width / 2, y, width * 0.66, { colour: horizon, opacity: 0.9 }),
    svg`<circle cx="${width / 2}" cy="${y}" r="${width * 0.34}" fill="${sun}"/>`,
    repeat(5, (index) => canvas.rect(band, { y: y + 12 + index * 16, height: 2.5 + index * 1.3 })),
  )
  gridFloor(canvas, palette)
}
