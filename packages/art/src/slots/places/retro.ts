import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { palm } from './parts/growth.ts'
import { gridFloor } from './parts/hall.ts'
import { darkFoot, mist, skyFill, stars } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, height } = place,
    cy = height * 0.4,
    radius = place.isTall ? 150 : 230
  let foot = ''
  for (let i = 0; i < 7; i++)
    foot += svg`<rect x="${place.light.x - radius}" y="${cy + 6 + (i * radius) / 7.5}" width="${radius * 2}" height="${4 + i * 2.6}" fill="${mix(palette.skyMiddle, palette.horizon, 0.5 + i * 0.05)}"/>`
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.5, palette.skyMiddle],
      [0.7, palette.horizon],
    ]) +
    stars(place, { count: 140, reach: 0.55 }) +
    place.canvas.glow(place.light.x, cy, radius * 2.2, { colour: palette.horizon, opacity: 0.9 }) +
    svg`<circle cx="${place.light.x}" cy="${cy}" r="${radius}" fill="${place.canvas.linear([
      [0, palette.glow],
      [0.55, palette.accent],
      [1, palette.horizon],
    ])}"/>${foot}` +
    mist(place, { colour: palette.horizon, opacity: 0.4, y: height * 0.1, height: height * 0.5 })
  )
}

function mid(place: Place): string {
  const { palette, height } = place
  return (
    ridge(place, { y: height * 0.62, amplitude: 80, depth: 0.5, lit: 0.9, rough: 0.6 }) +
    setPieces(place, { base: height * 0.68, depth: 0.6 }) +
    gridFloor(place, { top: height * 0.68, colour: palette.accent })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const [x, size, turned] of [
    [0.04, 1.35, false],
    [0.13, 0.9, false],
    [0.96, 1.3, true],
    [0.88, 0.85, true],
  ] as const)
    drawn += palm(place, {
      x: width * x,
      base: height * 0.98,
      size: (place.isTall ? 230 : 420) * size,
      isFlipped: turned,
      colour: mix(palette.groundDark, palette.skyMiddle, 0.25),
    })
  return darkFoot(place, { opacity: 0.85, from: 0.76 }) + drawn
}

export const retro: PaintedPlace = { sky, mid, near }
