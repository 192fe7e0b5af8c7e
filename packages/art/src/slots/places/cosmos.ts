import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { darker } from '../materials/tones.ts'
import { crystal } from './parts/growth.ts'
import { rock } from './parts/land.ts'
import { darkFoot, dots, mist, skyFill, softNear, stars } from './parts/light.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  const px = width * (place.light.x > width / 2 ? 0.12 : 0.88),
    py = height * 0.24,
    radius = place.isTall ? 62 : 104
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [1, darker(palette.groundDark, 0.4)],
    ]) +
    place.canvas.glow(place.light.x, height * 0.3, width * 0.6, { colour: palette.skyMiddle, opacity: 0.95 }) +
    mist(place, {
      colour: palette.horizon,
      opacity: 0.8,
      y: -40,
      height: height * 0.9,
      fx: 0.0026,
      fy: 0.004,
      cut: 1.3,
      gain: 3,
    }) +
    mist(place, {
      colour: palette.glow,
      opacity: 0.5,
      y: 0,
      height: height * 0.7,
      fx: 0.004,
      fy: 0.006,
      cut: 1.55,
      gain: 3.2,
    }) +
    stars(place, { count: 260, reach: 1 }) +
    place.canvas.glow(place.light.x, height * 0.3, width * 0.2, { colour: '#fff', opacity: 0.7 }) +
    place.canvas.glow(px, py, radius * 2, { colour: palette.horizon, opacity: 0.6 }) +
    svg`<circle cx="${px}" cy="${py}" r="${radius}" fill="${place.canvas.radial(
      [
        [0, palette.glow],
        [0.45, palette.horizon],
        [1, palette.groundDark],
      ],
      [0.32, 0.28, 0.85],
    )}"/><ellipse cx="${px}" cy="${py}" rx="${radius * 1.8}" ry="${radius * 0.34}" fill="none" stroke="${palette.accent}" stroke-opacity=".7" stroke-width="9" transform="rotate(-18 ${px} ${py})"/><ellipse cx="${px}" cy="${py}" rx="${radius * 1.5}" ry="${radius * 0.27}" fill="none" stroke="${palette.glow}" stroke-opacity=".5" stroke-width="3" transform="rotate(-18 ${px} ${py})"/><path d="M${px - radius} ${py}A${radius} ${radius} 0 0 1 ${px + radius} ${py}" fill="${place.canvas.linear(
      [
        [0, palette.horizon],
        [1, palette.skyMiddle, 0.9],
      ],
    )}" opacity=".75"/>`
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  return (
    svg`<ellipse cx="${width / 2}" cy="${height * 1.34}" rx="${width * 1.1}" ry="${height * 0.62}" fill="${place.canvas.radial(
      [
        [0, palette.groundDark],
        [0.88, palette.groundMiddle],
        [0.97, palette.horizon],
        [1, mix(palette.glow, '#ffffff', 0.3)],
      ],
    )}"/>` +
    place.canvas.glow(width / 2, height * 0.74, width * 0.7, { colour: palette.glow, opacity: 0.5, ry: 60 }) +
    setPieces(place, { base: height * 0.8, depth: 0.62, scale: 1 }) +
    rock(place, { x: width * 0.08, y: height * 0.44, width: 90, height: 70, depth: 0.5 }) +
    rock(place, { x: width * 0.94, y: height * 0.58, width: 110, height: 84, depth: 0.6 })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 6; i++)
      drawn += crystal(place, {
        x: side < 0 ? i * 30 - 6 : width - i * 30 + 6,
        base: height + 16,
        width: place.rng.float(34, 60),
        height: height * (0.46 - i * 0.065) * place.rng.float(0.7, 1.1),
        turn: side * place.rng.float(2, 16) * -1,
        colours: [
          mix(palette.glow, palette.horizon, 0.3),
          mix(palette.horizon, palette.skyMiddle, 0.5),
          palette.groundDark,
        ],
      })
  return (
    darkFoot(place, { opacity: 0.86, from: 0.74 }) +
    drawn +
    softNear(
      place,
      dots(place, {
        count: 8,
        colours: [palette.glow, palette.accent],
        top: 0.05,
        bottom: 0.9,
        radii: [5, 11],
        opacities: [0.2, 0.5],
      }),
      3,
    )
  )
}

export const cosmos: PaintedPlace = { sky, mid, near }
