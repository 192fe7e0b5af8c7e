import { mix } from '../../kit/colour.ts'
import { torch } from './parts/building.ts'
import { column } from './parts/column.ts'
import { dune, pyramid, rolling } from './parts/land.ts'
import { darkFoot, disc, dots, fog, mist, skyFill, stars } from './parts/light.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.38, palette.skyMiddle],
      [0.62, palette.horizon],
      [0.72, mix(palette.horizon, palette.glow, 0.5)],
    ]) +
    stars(place, { count: 60, reach: 0.34, colour: '#ffeecb' }) +
    disc(place, { x: place.light.x, y: height * 0.36, radius: place.isTall ? 74 : 92, colour: palette.glow }) +
    mist(place, {
      colour: mix(palette.glow, palette.horizon, 0.3),
      opacity: 0.5,
      y: height * 0.08,
      height: height * 0.5,
      fx: 0.0022,
      fy: 0.016,
      cut: 1.25,
    }) +
    pyramid(place, { x: width * 0.2, base: height * 0.66, width: width * 0.2, height: height * 0.28, depth: 0.25 }) +
    pyramid(place, { x: width * 0.83, base: height * 0.67, width: width * 0.26, height: height * 0.38, depth: 0.4 }) +
    pyramid(place, { x: width * 0.62, base: height * 0.66, width: width * 0.11, height: height * 0.15, depth: 0.1 }) +
    fog(place, {
      y: height * 0.52,
      height: height * 0.2,
      colour: mix(palette.horizon, palette.glow, 0.4),
      opacity: 0.5,
    })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  return (
    dune(place, { x: width * 0.3, y: height * 0.63, width: width * 0.5, height: height * 0.2, depth: 0.2 }) +
    dune(place, { x: width * 0.86, y: height * 0.65, width: width * 0.5, height: height * 0.2, depth: 0.35 }) +
    setPieces(place, { base: height * 0.72, depth: 0.6, scale: 1.2 }) +
    dune(place, { x: width * 0.56, y: height * 0.74, width: width * 0.7, height: height * 0.2, depth: 0.55 }) +
    dune(place, { x: width * 0.06, y: height * 0.78, width: width * 0.5, height: height * 0.24, depth: 0.65 }) +
    rolling(place, {
      y: height * 0.9,
      amplitude: 14,
      top: mix(palette.groundMiddle, palette.horizon, 0.15),
      bottom: palette.groundDark,
    }) +
    mist(place, {
      colour: palette.glow,
      opacity: 0.18,
      y: height * 0.66,
      height: height * 0.3,
      fx: 0.01,
      fy: 0.05,
      cut: 1.3,
    })
  )
}

/** Engraved on the columns. */
const glyphs = [
  'game:cobra',
  'game:eye-of-horus',
  'game:ankh',
  'game:scarab-beetle',
  'game:anubis',
  'game:horus',
] as const

function near(place: Place): string {
  const { palette, width, height, isTall, rng } = place
  const wide = isTall ? 58 : 104
  const x = isTall ? 12 : 58
  const tone = mix(palette.groundMiddle, palette.horizon, 0.42)
  const first = rng.integer(0, glyphs.length - 1)
  const engraved = (step: number) =>
    Array.from({ length: 7 }, (_, index) => glyphs[(first + index * step) % glyphs.length] ?? glyphs[0])
  return (
    darkFoot(place, { opacity: 0.9, from: 0.72 }) +
    column(place, { x, top: place.isTall ? 60 : 34, width: wide, tone, glyphs: engraved(3) }) +
    column(place, { x: width - x, top: place.isTall ? 60 : 34, width: wide, tone, glyphs: engraved(5) }) +
    torch(place, { x: place.isTall ? 52 : 142, y: height * 0.6, size: place.isTall ? 0.7 : 1 }) +
    torch(place, { x: width - (place.isTall ? 52 : 142), y: height * 0.6, size: place.isTall ? 0.7 : 1 }) +
    dots(place, {
      count: 26,
      colours: [palette.glow, palette.accent],
      top: 0.1,
      bottom: 0.95,
      radii: [0.8, 2.6],
      opacities: [0.3, 0.8],
    })
  )
}

export const dunes: PaintedPlace = { sky, mid, near }
