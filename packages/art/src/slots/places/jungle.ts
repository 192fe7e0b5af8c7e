import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { darker } from '../materials/tones.ts'
import { leaf } from './parts/growth.ts'
import { rock, rolling } from './parts/land.ts'
import { darkFoot, dots, mist, shafts, skyFill, softNear } from './parts/light.ts'
import { setPieces } from './parts/silhouettes.ts'
import { ACROSS, air, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  let at = ''
  for (let i = 0; i < 14; i++) {
    const x = place.rng.float(0, width),
      wide = place.rng.float(10, 34),
      depth = place.rng.float(0.15, 0.5)
    at += svg`<path d="M${x - wide / 2} -10C${x - wide * 0.3} ${height * 0.3} ${x - wide * 0.4} ${height * 0.5} ${x - wide} ${height * 0.8}H${x + wide}C${x + wide * 0.4} ${height * 0.5} ${x + wide * 0.3} ${height * 0.3} ${x + wide / 2} -10Z" fill="${air(place, depth)}" opacity=".7"/>`
  }
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.3, palette.skyMiddle],
      [0.62, palette.horizon],
      [0.8, palette.skyMiddle],
    ]) +
    place.canvas.glow(place.light.x, height * 0.34, width * 0.55, { colour: palette.glow, opacity: 0.95 }) +
    at +
    mist(place, {
      colour: palette.glow,
      opacity: 0.35,
      y: height * 0.1,
      height: height * 0.6,
      fx: 0.004,
      fy: 0.01,
      cut: 1.2,
    }) +
    shafts(place, { x: place.light.x, y: -90, count: 9, colour: palette.glow, opacity: 0.5, spread: 0.6 }) +
    setPieces(place, { base: height * 0.7, depth: 0.4, scale: 1.35 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? width * 0.1 : width * 0.9,
      wide = place.isTall ? 34 : 64
    drawn += svg`<path d="M${edge - wide} ${height}C${edge - wide * 0.5} ${height * 0.7} ${edge - wide * 0.5} ${height * 0.3} ${edge - wide * 0.9} -10H${edge + wide * 0.7}C${edge + wide * 0.4} ${height * 0.3} ${edge + wide * 0.5} ${height * 0.7} ${edge + wide * 1.2} ${height}Z" fill="${place.canvas.linear(
      [
        [0, mix(palette.groundMiddle, palette.glow, 0.25)],
        [0.4, palette.groundMiddle],
        [1, darker(palette.groundDark, 0.3)],
      ],
      ACROSS,
    )}"/>`
    for (let i = 0; i < 4; i++) {
      const x = edge + place.rng.float(-60, 60)
      drawn += svg`<path d="M${x} -10Q${x + place.rng.float(-50, 50)} ${height * 0.3} ${x + place.rng.float(-20, 20)} ${height * place.rng.float(0.35, 0.6)}" fill="none" stroke="${mix(palette.groundMiddle, palette.groundDark, 0.4)}" stroke-width="${place.rng.float(3, 6)}"/>`
    }
  }
  return (
    drawn +
    rolling(place, {
      y: height * 0.8,
      amplitude: 20,
      top: mix(palette.groundMiddle, palette.horizon, 0.25),
      bottom: palette.groundDark,
      lit: 0.25,
    }) +
    rock(place, { x: width * 0.16, y: height * 0.9, width: 220, height: 120, depth: 0.7 }) +
    rock(place, { x: width * 0.86, y: height * 0.9, width: 240, height: 140, depth: 0.7 }) +
    mist(place, {
      colour: palette.glow,
      opacity: 0.3,
      y: height * 0.55,
      height: height * 0.3,
      fx: 0.004,
      fy: 0.02,
      cut: 1.15,
    })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const [length, depth] of [
    [250, 0.55],
    [210, 0.78],
    [170, 0.95],
  ] as const)
    for (let i = 0; i < 8; i++) {
      const side = i % 2,
        y = i < 4 ? place.rng.float(-30, height * 0.28) : place.rng.float(height * 0.6, height + 30),
        c1 = mix(mix(palette.horizon, palette.groundMiddle, depth), palette.groundDark, depth * 0.5),
        c2 = darker(palette.groundDark, depth * 0.4)
      drawn += leaf(place, {
        x: side ? width + 24 : -24,
        y,
        length: length * place.rng.float(0.6, 1.05) * (place.isTall ? 0.6 : 1),
        turn: side ? place.rng.float(142, 222) : place.rng.float(-42, 38),
        width: place.rng.float(26, 44) * (place.isTall ? 0.7 : 1),
        light: c1,
        dark: c2,
      })
    }
  return (
    darkFoot(place, { opacity: 0.9, from: 0.72 }) +
    drawn +
    softNear(
      place,
      dots(place, {
        count: 26,
        colours: [palette.glow, palette.accent],
        top: 0.1,
        bottom: 0.95,
        radii: [1.6, 4],
        opacities: [0.35, 0.9],
      }),
      0.8,
    )
  )
}

export const jungle: PaintedPlace = { sky, mid, near }
