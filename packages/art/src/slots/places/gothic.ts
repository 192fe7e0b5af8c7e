import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { darker } from '../materials/tones.ts'
import { rolling } from './parts/land.ts'
import { darkFoot, dots, mist, moon, skyFill, softNear, stars } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { ACROSS, air, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  let bats = ''
  for (let i = 0; i < 9; i++)
    bats += svg`<path transform="translate(${place.rng.float(0.03, 0.97) * width} ${place.rng.float(0.05, 0.4) * height}) scale(${place.rng.float(0.7, 1.9)})" d="M0 0q4-7 8-3q5-7 13-5q-7 3-7 9q-5-4-8 1q-2-2-6-2q-4 0-6 2q-3-5-8-1q0-6-7-9q8-2 13 5q4-4 8 3Z" fill="${palette.groundDark}"/>`
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.5, palette.skyMiddle],
      [0.78, palette.horizon],
    ]) +
    stars(place, { count: 70, reach: 0.5 }) +
    moon(place, {
      x: place.light.x,
      y: height * 0.28,
      radius: place.isTall ? 110 : 150,
      colour: mix(palette.glow, '#ffffff', 0.2),
    }) +
    mist(place, {
      colour: mix(palette.skyMiddle, palette.groundDark, 0.3),
      opacity: 0.85,
      y: 0,
      height: height * 0.62,
      fx: 0.0028,
      fy: 0.009,
      cut: 1.2,
    }) +
    ridge(place, { y: height * 0.58, amplitude: 70, depth: 0.3, lit: 0.25 }) +
    bats
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place,
    colour = air(place, 0.74)
  const tower = (x: number, wide: number, y: number) =>
    svg`<path d="M${x - wide / 2} ${height}V${y}h${-wide * 0.08}v${-wide * 0.14}h${wide * 0.2}L${x} ${y - wide * 1.7}L${x + wide * 0.38} ${y - wide * 0.14}h${wide * 0.2}v${wide * 0.14}h${-wide * 0.08}V${height}Z" fill="${place.canvas.linear(
      [
        [0, mix(colour, palette.horizon, 0.25)],
        [0.5, colour],
        [1, darker(colour, 0.5)],
      ],
      ACROSS,
    )}"/>` +
    [0, 1, 2]
      .map(
        (i) =>
          svg`<path d="M${x - wide * 0.1} ${y + 36 + i * 70}v-18a${wide * 0.1} ${wide * 0.12} 0 0 1 ${wide * 0.2} 0v18Z" fill="#ffc65c" opacity="${place.rng.float(0.5, 0.95)}"/>`,
      )
      .join('')
  let drawn = ''
  for (const [x, wide, y] of place.isTall
    ? ([
        [0.04, 60, 0.46],
        [0.2, 44, 0.56],
        [0.84, 46, 0.52],
        [0.97, 64, 0.42],
      ] as const)
    : ([
        [0.02, 92, 0.4],
        [0.1, 66, 0.5],
        [0.17, 48, 0.6],
        [0.83, 52, 0.58],
        [0.9, 74, 0.46],
        [0.985, 96, 0.36],
      ] as const))
    drawn += tower(width * x, wide, height * y)
  return (
    drawn +
    mist(place, {
      colour: mix(palette.horizon, palette.glow, 0.3),
      opacity: 0.5,
      y: height * 0.6,
      height: height * 0.3,
      fx: 0.003,
      fy: 0.02,
      cut: 1.05,
    }) +
    rolling(place, {
      y: height * 0.84,
      amplitude: 14,
      top: mix(palette.groundMiddle, palette.groundDark, 0.4),
      bottom: '#05010c',
      lit: 0.25,
    })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let fence = ''
  for (let x = -6; x < width + 10; x += 34)
    if (x < width * 0.2 || x > width * 0.8)
      fence += svg`M${x} ${height}V${height * 0.76}l-7 10m7-10l7 10M${x} ${height * 0.76}v-16l5 8l-5 8l-5-8Z`
  let depth = ''
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? -14 : width + 14
    depth += svg`<g transform="translate(${edge} ${height}) scale(${side * -1} 1)"><path d="M0 20C20-${height * 0.2} 6-${height * 0.45} 26-${height * 0.7}C30-${height * 0.5} 34-${height * 0.3} 60 20ZM22-${height * 0.5}C50-${height * 0.6} 70-${height * 0.62} ${place.isTall ? 70 : 130}-${height * 0.78}C90-${height * 0.62} 60-${height * 0.54} 26-${height * 0.42}ZM24-${height * 0.62}C30-${height * 0.72} 20-${height * 0.84} 50-${height * 0.96}C40-${height * 0.8} 44-${height * 0.7} 32-${height * 0.58}ZM60-${height * 0.62}C80-${height * 0.6} 110-${height * 0.62} ${place.isTall ? 90 : 150}-${height * 0.56}C110-${height * 0.58} 80-${height * 0.56} 54-${height * 0.58}Z" fill="${darker(palette.groundDark, 0.5)}" stroke="${palette.horizon}" stroke-opacity=".4" stroke-width="2"/></g>`
  }
  return (
    darkFoot(place, { opacity: 0.92, from: 0.72 }) +
    depth +
    svg`<path d="${fence}M0 ${height * 0.82}H${width * 0.2}M${width * 0.8} ${height * 0.82}H${width}" fill="none" stroke="#05010c" stroke-width="6"/>` +
    softNear(
      place,
      dots(place, {
        count: 14,
        colours: [palette.glow, palette.accent],
        top: 0.3,
        bottom: 0.95,
        radii: [1.5, 4],
        opacities: [0.3, 0.8],
      }),
      1,
    )
  )
}

export const gothic: PaintedPlace = { sky, mid, near }
