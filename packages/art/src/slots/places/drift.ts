import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { lotusFlower } from './parts/growth.ts'
import { water } from './parts/hall.ts'
import { darkFoot, disc, dots, fog, mist, skyFill } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, height } = place
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.36, palette.skyMiddle],
      [0.62, palette.horizon],
      [0.75, mix(palette.horizon, palette.glow, 0.5)],
    ]) +
    disc(place, {
      x: place.light.x,
      y: height * 0.34,
      radius: place.isTall ? 80 : 104,
      colour: palette.glow,
      opacity: 0.85,
    }) +
    mist(place, { colour: palette.glow, opacity: 0.6, y: 0, height: height * 0.55, fx: 0.0024, fy: 0.012 }) +
    ridge(place, { y: height * 0.6, amplitude: 50, depth: 0.12, lit: 0.25 }) +
    fog(place, {
      y: height * 0.48,
      height: height * 0.26,
      colour: mix(palette.horizon, palette.glow, 0.5),
      opacity: 0.7,
    })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let pads = ''
  for (let i = 0; i < 20; i++) {
    const y = place.rng.float(0.76, 0.98),
      x = place.rng.chance() ? place.rng.float(-10, width * 0.34) : place.rng.float(width * 0.66, width + 10),
      size = 20 + (y - 0.7) * 230
    pads += svg`<g transform="translate(${x} ${height * y})"><path d="M0 0L${size} ${-size * 0.08}A${size} ${size * 0.34} 0 1 1 ${size * 0.9} ${size * 0.14}Z" fill="${place.canvas.linear(
      [
        [0, mix('#5fae6a', palette.horizon, 0.35)],
        [1, mix('#123c34', palette.groundDark, 0.4)],
      ],
    )}"/>${place.rng.chance(0.4) ? lotusFlower(place, { x: 0, y: -size * 0.1, size: size * 0.5 }) : ''}</g>`
  }
  return (
    ridge(place, { y: height * 0.68, amplitude: 26, depth: 0.5, lit: 0.2 }) +
    setPieces(place, { base: height * 0.72, depth: 0.6, scale: 1.15 }) +
    water(place, {
      top: height * 0.72,
      near: mix(palette.horizon, palette.glow, 0.2),
      far: palette.groundDark,
      glitter: mix(palette.glow, '#ffffff', 0.4),
      opacity: 0.6,
    }) +
    pads
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? 0 : width
    for (let i = 0; i < 9; i++) {
      const x = edge - side * place.rng.float(0, place.isTall ? 60 : 150),
        length = place.rng.float(0.16, 0.5) * height
      const share = svg`M${x} -10Q${x + place.rng.float(-20, 20)} ${length * 0.6} ${x + place.rng.float(-14, 14)} ${length}`
      drawn += svg`<path d="${share}" fill="none" stroke="${mix(palette.groundMiddle, palette.groundDark, 0.5)}" stroke-width="3"/>`
      for (let j = 1; j < 9; j++)
        drawn += svg`<ellipse transform="translate(${x + place.rng.float(-9, 9)} ${(length * j) / 9}) rotate(${place.rng.float(20, 60) * (j % 2 ? 1 : -1)})" rx="14" ry="4" fill="${mix(mix('#3f8a5a', palette.horizon, 0.3), palette.groundDark, place.rng.float(0.1, 0.6))}"/>`
    }
  }
  for (const [x, y, size] of place.isTall
    ? ([
        [0.06, 0.97, 60],
        [0.94, 0.98, 66],
      ] as const)
    : ([
        [0.05, 0.93, 110],
        [0.15, 0.99, 76],
        [0.95, 0.94, 116],
        [0.85, 1, 70],
      ] as const))
    drawn += lotusFlower(place, { x: width * x, y: height * y, size })
  return (
    darkFoot(place, { opacity: 0.8, from: 0.78 }) +
    drawn +
    dots(place, {
      count: 24,
      colours: ['#ffd0dc', palette.glow],
      top: 0.1,
      bottom: 0.95,
      radii: [1.4, 3.8],
      opacities: [0.35, 0.9],
    })
  )
}

export const drift: PaintedPlace = { sky, mid, near }
