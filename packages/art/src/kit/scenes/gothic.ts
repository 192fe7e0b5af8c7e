import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { stars } from '../scenery.ts'
import type { Scene } from './scene.ts'

const BAT = 'M0 0q4-7 8-3q5-7 13-5q-7 3-7 9q-5-4-8 1q-2-2-6-2q-4 0-6 2q-3-5-8-1q0-6-7-9q8-2 13 5q4-4 8 3Z'

function castle({ width, height }: Canvas, palette: Palette): string {
  const tower = (x: number, wide: number, y: number) =>
    svg`<path d="M${x} ${height}V${y}l${wide / 2} ${-wide * 1.4}l${wide / 2} ${wide * 1.4}V${height}Z"/>`
  const towers = [
    tower(-8, 34, height * 0.42),
    tower(width * 0.12, 24, height * 0.54),
    tower(width * 0.8, 28, height * 0.46),
    tower(width * 0.92, 36, height * 0.36),
  ]
  return svg`<g fill="${palette.groundMiddle}">${towers}</g><rect y="${height * 0.66}" width="${width}" height="${height}" fill="${palette.groundDark}"/>`
}

function litWindows({ rng, width, height }: Canvas): string {
  return repeat(12, () => {
    const x = rng.chance() ? rng.float(0, width * 0.16) : rng.float(width * 0.84, width)
    return svg`<rect x="${x}" y="${height * rng.float(0.46, 0.64)}" width="3.6" height="7" rx="1.8" fill="#ffc65c" opacity=".9"/>`
  })
}

function bats({ rng, width, height }: Canvas, palette: Palette): string {
  return repeat(6, () => {
    const [x, y, scale] = [rng.float(0.1, 0.9) * width, rng.float(0.06, 0.3) * height, rng.float(0.5, 1.1)]
    return svg`<path transform="translate(${x} ${y}) scale(${scale})" d="${BAT}" fill="${palette.groundDark}"/>`
  })
}

/** Castle towers and bats against the moon. */
export const gothic: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const moon = mix(palette.glow, '#ffffff', 0.25)
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.skyTop],
        [0.6, palette.skyMiddle],
        [0.85, palette.horizon],
      ]),
    ),
    stars(canvas, 34, { reach: 0.4 }),
    canvas.glow(width * 0.5, height * 0.3, width * 0.62, { colour: palette.glow, opacity: 0.7 }),
    svg`<circle cx="${width * 0.5}" cy="${height * 0.3}" r="${width * 0.3}" fill="${moon}" opacity=".75"/>`,
    castle(canvas, palette),
    litWindows(canvas),
    bats(canvas, palette),
    canvas.glow(width * 0.3, height * 0.68, width * 0.6, { colour: palette.horizon, opacity: 0.4, ry: 40 }),
    canvas.glow(width * 0.8, height * 0.74, width * 0.5, { colour: palette.skyMiddle, opacity: 0.5, ry: 40 }),
  )
}
