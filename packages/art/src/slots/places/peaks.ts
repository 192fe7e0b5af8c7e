import { mix } from '../../kit/colour.ts'
import { darker } from '../materials/tones.ts'
import { conifer } from './parts/growth.ts'
import { rolling } from './parts/land.ts'
import { darkFoot, dots, fog, mist, moon, skyFill, stars } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, height } = place
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.42, palette.skyMiddle],
      [0.7, palette.horizon],
    ]) +
    stars(place, { count: 90, reach: 0.5 }) +
    moon(place, { x: place.light.x, y: height * 0.2, radius: place.isTall ? 54 : 70, colour: palette.glow }) +
    mist(place, {
      colour: mix(palette.horizon, palette.glow, 0.5),
      opacity: 0.6,
      y: height * 0.02,
      height: height * 0.5,
      fx: 0.0026,
      fy: 0.012,
      cut: 1.2,
    }) +
    ridge(place, { y: height * 0.46, amplitude: 120, depth: 0.08, lit: 0.5 }) +
    fog(place, {
      y: height * 0.4,
      height: height * 0.3,
      colour: mix(palette.horizon, palette.glow, 0.25),
      opacity: 0.6,
    }) +
    ridge(place, { y: height * 0.56, amplitude: 90, depth: 0.3, lit: 0.35 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let at = ''
  for (let i = 0; i < 44; i++) {
    const x = place.rng.float(-10, width + 10),
      y = height * (0.72 + place.rng.float(-0.02, 0.05)),
      tall = place.rng.float(46, 120)
    at += conifer(place, { x, y, height: tall, depth: 0.7 })
  }
  return (
    fog(place, { y: height * 0.5, height: height * 0.24, colour: palette.horizon, opacity: 0.6 }) +
    ridge(place, { y: height * 0.66, amplitude: 50, depth: 0.5, lit: 0.25 }) +
    setPieces(place, { base: height * 0.7, depth: 0.6, scale: 1.15 }) +
    at +
    mist(place, {
      colour: mix(palette.glow, palette.horizon, 0.5),
      opacity: 0.35,
      y: height * 0.6,
      height: height * 0.24,
      fx: 0.003,
      fy: 0.02,
      cut: 1.1,
    }) +
    rolling(place, {
      y: height * 0.82,
      amplitude: 14,
      top: mix(palette.groundMiddle, palette.groundDark, 0.3),
      bottom: darker(palette.groundDark, 0.4),
      lit: 0.25,
    })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 4; i++)
      drawn += conifer(place, {
        x: side < 0 ? i * 52 - 22 : width - i * 52 + 22,
        y: height + 30,
        height: height * (0.78 - i * 0.17) * place.rng.float(0.85, 1),
        depth: 0.96,
        spread: 1.1,
      })
  return (
    darkFoot(place, { opacity: 0.9, from: 0.74 }) +
    drawn +
    dots(place, {
      count: 24,
      colours: ['#fff', palette.glow],
      top: 0.1,
      bottom: 0.95,
      radii: [0.8, 2.4],
      opacities: [0.25, 0.7],
    })
  )
}

export const peaks: PaintedPlace = { sky, mid, near }
