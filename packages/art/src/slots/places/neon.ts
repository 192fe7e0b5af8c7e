import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { noise } from '../materials/noise.ts'
import { towers } from './parts/building.ts'
import { gridFloor } from './parts/hall.ts'
import { darkFoot, fog, mist, skyFill, stars } from './parts/light.ts'
import { ACROSS, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  return (
    skyFill(place, [
      [0, palette.groundDark],
      [0.4, palette.skyTop],
      [0.62, palette.skyMiddle],
      [0.74, palette.horizon],
    ]) +
    mist(place, { colour: palette.horizon, opacity: 0.5, y: 0, height: height * 0.6, fx: 0.003, fy: 0.008 }) +
    place.canvas.glow(place.light.x, height * 0.6, width * 0.5, { colour: palette.horizon, opacity: 0.9 }) +
    stars(place, { count: 60, reach: 0.4 }) +
    towers(place, {
      base: height * 0.72,
      depth: 0.2,
      stretch: 0.85,
      lights: [palette.glow, palette.accent, '#ffd98a', palette.horizon],
      opacity: 0.6,
    }) +
    fog(place, { y: height * 0.4, height: height * 0.36, colour: palette.horizon, opacity: 0.4 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let drawn = towers(place, {
    base: height * 0.76,
    depth: 0.62,
    stretch: 1.15,
    lights: [palette.glow, palette.accent, '#ffd98a', palette.horizon],
    opacity: 0.95,
  })
  for (let i = 0; i < 6; i++) {
    const x = i % 2 ? place.rng.float(width * 0.84, width * 0.97) : place.rng.float(width * 0.02, width * 0.13),
      y = place.rng.float(height * 0.16, height * 0.6),
      tall = place.rng.float(60, 150),
      colour = place.rng.pick([palette.glow, palette.horizon, palette.accent, '#ff5fd0'])
    drawn +=
      place.canvas.glow(x + 12, y + tall / 2, tall * 0.8, { colour: colour, opacity: 0.55 }) +
      svg`<rect x="${x}" y="${y}" width="26" height="${tall}" rx="5" fill="${palette.groundDark}" stroke="${colour}" stroke-width="3"/>` +
      [0, 1, 2]
        .map(
          (share) =>
            svg`<rect x="${x + 7}" y="${y + 10 + (share * tall) / 3.2}" width="12" height="${tall / 5}" rx="3" fill="${colour}"/>`,
        )
        .join('')
  }
  return (
    drawn +
    gridFloor(place, { top: height * 0.76, colour: palette.glow }) +
    svg`<rect x="0" y="${height * 0.76}" width="${width}" height="${height * 0.24}" fill="#fff" filter="${noise(place.canvas, palette.horizon, { fx: 0.012, fy: 0.004, gain: 3, cut: 1.5, seed: place.rng.integer(1, 99) })}" opacity=".4"/>`
  )
}

function near(place: Place): string {
  const { palette, width, height } = place,
    wide = place.isTall ? 24 : 62
  let drawn = ''
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? 0 : width - wide
    drawn += svg`<rect x="${edge}" y="0" width="${wide}" height="${height}" fill="${place.canvas.linear(
      side < 0
        ? [
            [0, '#05010c'],
            [1, palette.skyTop],
          ]
        : [
            [0, palette.skyTop],
            [1, '#05010c'],
          ],
      ACROSS,
    )}"/>`
    for (const [i, colour] of [palette.glow, palette.horizon, palette.accent].entries()) {
      const x = side < 0 ? wide - 6 - i * 12 : width - wide + 6 + i * 12
      drawn += svg`<path d="M${x} ${height * (0.04 + i * 0.05)}V${height * (0.9 - i * 0.07)}" stroke="${colour}" stroke-width="9" opacity=".3" stroke-linecap="round"/><path d="M${x} ${height * (0.04 + i * 0.05)}V${height * (0.9 - i * 0.07)}" stroke="${mix(colour, '#ffffff', 0.6)}" stroke-width="3" stroke-linecap="round"/>`
    }
  }
  return darkFoot(place, { opacity: 0.85, from: 0.76 }) + drawn
}

export const neon: PaintedPlace = { sky, mid, near }
