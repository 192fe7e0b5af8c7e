import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { rock, rolling } from './parts/land.ts'
import { darkFoot, fog, mist, shafts, skyFill, softNear } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { setPieces, silhouette } from './parts/silhouettes.ts'
import { air, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  return (
    skyFill(place, [
      [0, mix(palette.horizon, palette.glow, 0.35)],
      [0.28, palette.horizon],
      [0.6, palette.skyMiddle],
      [1, palette.skyTop],
    ]) +
    place.canvas.glow(place.light.x, -20, width * 0.55, { colour: palette.glow, opacity: 0.95, ry: height * 0.5 }) +
    mist(place, {
      colour: mix(palette.glow, '#ffffff', 0.4),
      opacity: 0.5,
      y: -60,
      height: height * 0.3,
      fx: 0.012,
      fy: 0.03,
      cut: 1.25,
    }) +
    shafts(place, {
      x: place.light.x,
      y: -height * 0.25,
      count: 11,
      colour: palette.glow,
      opacity: 0.55,
      spread: 0.75,
    }) +
    ridge(place, { y: height * 0.66, amplitude: 60, depth: 0.2, lit: 0.12, rough: 0.6 }) +
    setPieces(place, { base: height * 0.72, depth: 0.38, scale: 1.25 }) +
    fog(place, { y: height * 0.45, height: height * 0.4, colour: palette.horizon, opacity: 0.45 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let size = ''
  for (let i = 0; i < 22; i++) {
    const x = place.rng.chance() ? place.rng.float(-10, width * 0.2) : place.rng.float(width * 0.8, width + 10),
      tall = place.rng.float(140, 380),
      share = place.rng.float(-26, 26)
    size += svg`<path d="M${x} ${height}C${x + share} ${height - tall * 0.3} ${x - share} ${height - tall * 0.6} ${x + share * 0.6} ${height - tall}" stroke="${mix(air(place, 0.6), palette.accent, place.rng.float(0, 0.14))}" stroke-width="${place.rng.float(6, 15)}"/>`
  }
  return (
    rolling(place, {
      y: height * 0.76,
      amplitude: 22,
      top: mix(palette.horizon, palette.groundMiddle, 0.6),
      bottom: palette.groundMiddle,
      lit: 0.2,
    }) +
    svg`<g fill="none" stroke-linecap="round" opacity=".9">${size}</g>` +
    rock(place, { x: width * 0.06, y: height * 0.92, width: 260, height: 210, depth: 0.72 }) +
    rock(place, { x: width * 0.95, y: height * 0.93, width: 280, height: 240, depth: 0.74 }) +
    rolling(place, {
      y: height * 0.87,
      amplitude: 16,
      top: mix(palette.groundMiddle, palette.horizon, 0.2),
      bottom: palette.groundDark,
    })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let foot = ''
  for (let i = 0; i < 36; i++) {
    const r = place.rng.float(2, 11),
      x = place.rng.chance(0.7)
        ? place.rng.chance()
          ? place.rng.float(0, width * 0.2)
          : place.rng.float(width * 0.8, width)
        : place.rng.float(0, width)
    foot += svg`<circle cx="${x}" cy="${place.rng.float(0, height)}" r="${r}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".55" stroke-width="1"/>`
  }
  let corals = ''
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 4; i++)
      corals += silhouette(place, 'game:coral', {
        x: side < 0 ? place.rng.float(-10, 150) : width - place.rng.float(-10, 150),
        base: height + 30,
        size: place.rng.float(130, 230),
        depth: 0.9,
        colour: mix(place.rng.pick(['#c8405a', '#d87a3a', '#8a4ac8', palette.horizon]), palette.groundDark, 0.55),
        isFlipped: place.rng.chance(),
        rim: 0.45,
      })
  return darkFoot(place, { opacity: 0.75, from: 0.7 }) + softNear(place, corals, 1.4) + foot
}

export const sea: PaintedPlace = { sky, mid, near }
