import { mix } from '../../kit/colour.ts'
import { softFocus } from '../../kit/light.ts'
import { svg } from '../../kit/markup.ts'
import { noise } from '../materials/noise.ts'
import { darker } from '../materials/tones.ts'
import { darkFoot, dots, mist, skyFill, softNear } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { setPieces } from './parts/silhouettes.ts'
import { ACROSS, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place,
    ventX = place.light.x,
    foot = height * 0.6,
    wide = width * (place.isTall ? 0.9 : 0.46),
    tall = height * 0.4
  return (
    skyFill(place, [
      [0, darker(palette.groundDark, 0.4)],
      [0.35, palette.skyTop],
      [0.58, palette.skyMiddle],
      [0.7, palette.horizon],
    ]) +
    mist(place, {
      colour: mix(palette.skyMiddle, palette.horizon, 0.3),
      opacity: 0.8,
      y: -20,
      height: height * 0.62,
      fx: 0.003,
      fy: 0.007,
    }) +
    place.canvas.glow(ventX, foot - tall, width * 0.36, { colour: palette.glow, opacity: 0.9 }) +
    mist(place, {
      colour: palette.horizon,
      opacity: 0.55,
      y: height * 0.05,
      height: height * 0.4,
      fx: 0.005,
      fy: 0.006,
      cut: 1.3,
    }) +
    svg`<path d="M${ventX - wide} ${foot + 40}C${ventX - wide * 0.5} ${foot - tall * 0.2} ${ventX - wide * 0.2} ${foot - tall * 0.8} ${ventX - 46} ${foot - tall}Q${ventX} ${foot - tall + 22} ${ventX + 46} ${foot - tall - 4}C${ventX + wide * 0.2} ${foot - tall * 0.8} ${ventX + wide * 0.5} ${foot - tall * 0.2} ${ventX + wide} ${foot + 40}Z" fill="${place.canvas.linear(
      [
        [0, mix(palette.skyMiddle, palette.groundDark, 0.35)],
        [1, mix(palette.skyTop, palette.horizon, 0.2)],
      ],
    )}"/>` +
    svg`<g filter="${softFocus(place.canvas, 1.6)}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    [-0.8, -0.42, -0.05, 0.3, 0.66, 0.95]
      .map((share) => {
        let x = ventX + share * 40,
          y = foot - tall + 12,
          path = svg`M${x} ${y}`
        const len = place.rng.float(0.45, 0.95) * tall
        for (let size = 1; size <= 6; size++) {
          x = ventX + share * (40 + size * 30) + place.rng.float(-14, 14)
          y = foot - tall + 12 + (len * size) / 6
          path += svg`L${x} ${y}`
        }
        const fill = place.canvas.vertical(
          [
            [0, palette.glow, 1],
            [0.5, palette.horizon, 1],
            [1, palette.horizon, 0.1],
          ],
          foot - tall,
          foot - tall + len,
        )
        return svg`<path d="${path}" stroke="${palette.horizon}" stroke-opacity=".35" stroke-width="15"/><path d="${path}" stroke="${fill}" stroke-width="${place.rng.float(3.5, 6.5)}"/>`
      })
      .join('') +
    '</g>' +
    place.canvas.glow(ventX, foot - tall + 4, 120, { colour: palette.glow, ry: 60 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let drawn =
    ridge(place, { y: height * 0.62, amplitude: 46, depth: 0.62, lit: 0.55 }) +
    setPieces(place, { base: height * 0.64, depth: 0.72 })
  const top = height * 0.68
  drawn +=
    place.canvas.rect(
      place.canvas.linear([
        [0, palette.glow],
        [0.25, palette.horizon],
        [1, mix(palette.skyMiddle, palette.groundDark, 0.4)],
      ]),
      { y: top, height: height - top },
    ) +
    svg`<rect x="0" y="${top}" width="${width}" height="${height - top}" fill="#fff" filter="${noise(place.canvas, darker(palette.groundDark, 0.4), { fx: 0.008, fy: 0.03, gain: 4, cut: 1.7, seed: place.rng.integer(1, 900) })}" opacity=".92"/>` +
    place.canvas.glow(width / 2, top, width * 0.7, { colour: palette.glow, opacity: 0.7, ry: 40 })
  return drawn
}

function near(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 5; i++) {
      const edge = side < 0 ? i * 34 - 18 : width - i * 34 + 18,
        tall = height * (0.66 - i * 0.115) * place.rng.float(0.8, 1.05),
        wide = place.rng.float(40, 62)
      drawn += svg`<path d="M${edge - wide / 2} ${height + 10}V${height - tall + 14}L${edge - wide * 0.1} ${height - tall}L${edge + wide / 2} ${height - tall + 20}V${height + 10}Z" fill="${place.canvas.linear(
        [
          [0, mix(palette.groundMiddle, palette.groundDark, 0.5)],
          [0.5, palette.groundDark],
          [1, '#05010c'],
        ],
        ACROSS,
      )}" stroke="${palette.horizon}" stroke-opacity=".55" stroke-width="2"/>`
    }
  return (
    drawn +
    darkFoot(place, { opacity: 0.92, from: 0.74 }) +
    dots(place, {
      count: 60,
      colours: [palette.glow, palette.horizon, palette.accent],
      top: 0,
      bottom: 0.95,
      radii: [1, 3.6],
      opacities: [0.4, 1],
    }) +
    softNear(
      place,
      dots(place, {
        count: 9,
        colours: [palette.glow, palette.horizon],
        top: 0.1,
        bottom: 0.9,
        radii: [6, 13],
        opacities: [0.25, 0.55],
      }),
      4,
    )
  )
}

export const lava: PaintedPlace = { sky, mid, near }
