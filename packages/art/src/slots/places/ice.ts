import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { noise } from '../materials/noise.ts'
import { crystal } from './parts/growth.ts'
import { darkFoot, disc, dots, fog, skyFill, softNear, stars } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  const aurora = (colour: string, y: number, drawn: number) =>
    svg`<rect x="0" y="${y}" width="${width}" height="${height * 0.5}" fill="${place.canvas.linear([
      [0, '#fff', 0],
      [0.6, '#fff', 0.7],
      [1, '#fff', 0],
    ])}" filter="${noise(place.canvas, colour, { fx: 0.009, fy: 0.0012, gain: 3.6, cut: 1.7, octaves: 3, seed: place.rng.integer(1, 900) })}" opacity="${drawn}"/>`
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.5, palette.skyMiddle],
      [0.78, palette.horizon],
    ]) +
    stars(place, { count: 150, reach: 0.6 }) +
    aurora('#7dffce', -30, 0.75) +
    aurora(mix(palette.glow, '#c080ff', 0.5), 10, 0.55) +
    disc(place, { x: place.light.x, y: height * 0.44, radius: 40, colour: '#ffffff', halo: 5, opacity: 0.7 }) +
    ridge(place, { y: height * 0.56, amplitude: 110, depth: 0.05, lit: 0.8 }) +
    fog(place, { y: height * 0.5, height: height * 0.2, colour: '#ffffff', opacity: 0.35 }) +
    ridge(place, { y: height * 0.64, amplitude: 60, depth: 0.28, lit: 0.6 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (let i = 0; i < 16; i++) {
    const x = i % 2 ? place.rng.float(width * 0.78, width + 10) : place.rng.float(-10, width * 0.22)
    drawn += crystal(place, {
      x,
      base: height * 0.82,
      width: place.rng.float(40, 90),
      height: place.rng.float(90, 280),
      turn: place.rng.float(-12, 12),
      colours: [
        mix(palette.glow, palette.horizon, 0.2),
        mix(palette.horizon, palette.skyMiddle, 0.6),
        palette.groundMiddle,
      ],
    })
  }
  return (
    setPieces(place, { base: height * 0.72, depth: 0.5, scale: 1 }) +
    drawn +
    place.canvas.rect(
      place.canvas.linear([
        [0, mix(palette.horizon, '#ffffff', 0.5)],
        [0.3, palette.horizon],
        [1, palette.skyTop],
      ]),
      { y: height * 0.78, height: height * 0.22 },
    ) +
    svg`<rect x="0" y="${height * 0.78}" width="${width}" height="${height * 0.22}" fill="#fff" filter="${noise(place.canvas, '#ffffff', { fx: 0.004, fy: 0.05, gain: 3, cut: 1.5, seed: 7 })}" opacity=".5"/>`
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  const ice = [
    mix('#ffffff', palette.horizon, 0.25),
    mix(palette.horizon, palette.skyMiddle, 0.4),
    mix(palette.skyTop, palette.skyMiddle, 0.3),
  ] as const
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 5; i++)
      drawn += crystal(place, {
        x: side < 0 ? i * 38 - 10 : width - i * 38 + 10,
        base: height + 20,
        width: place.rng.float(56, 86),
        height: height * (0.6 - i * 0.1) * place.rng.float(0.8, 1.05),
        turn: side * -place.rng.float(2, 12),
        colours: ice,
      })
  let path = ''
  for (let x = -4; x < width; x += place.rng.float(16, 40)) {
    const tall = place.rng.float(14, 74) * (Math.abs(x - width / 2) > width * 0.3 ? 1.3 : 0.5)
    path += svg`M${x} -4h${18}L${x + 9} ${tall}Z`
  }
  return (
    darkFoot(place, { opacity: 0.7, from: 0.76 }) +
    drawn +
    svg`<path d="${path}" fill="${place.canvas.linear([
      [0, mix(palette.horizon, palette.skyMiddle, 0.3)],
      [1, '#ffffff', 0.9],
    ])}"/>` +
    softNear(
      place,
      dots(place, { count: 50, colours: ['#fff'], top: 0, bottom: 1, radii: [1, 4], opacities: [0.3, 0.9] }),
      0.8,
    )
  )
}

export const ice: PaintedPlace = { sky, mid, near }
