import { mix } from '../../kit/colour.ts'
import { lantern } from '../../kit/lantern.ts'
import { svg } from '../../kit/markup.ts'
import { pagoda as tower } from './parts/building.ts'
import { column } from './parts/column.ts'
import { branch } from './parts/growth.ts'
import { water } from './parts/hall.ts'
import { darkFoot, disc, dots, fog, mist, skyFill, stars } from './parts/light.ts'
import { ridge } from './parts/ridge.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.4, palette.skyMiddle],
      [0.66, palette.horizon],
      [0.8, mix(palette.horizon, palette.glow, 0.4)],
    ]) +
    stars(place, { count: 46, reach: 0.3 }) +
    disc(place, {
      x: place.light.x,
      y: height * 0.27,
      radius: place.isTall ? 96 : 124,
      colour: mix(palette.glow, palette.horizon, 0.15),
    }) +
    mist(place, {
      colour: mix(palette.glow, palette.horizon, 0.3),
      opacity: 0.7,
      y: height * 0.05,
      height: height * 0.5,
      fx: 0.0024,
      fy: 0.014,
      cut: 1.2,
    }) +
    ridge(place, { y: height * 0.52, amplitude: 90, depth: 0.15, lit: 0.3 }) +
    fog(place, {
      y: height * 0.44,
      height: height * 0.24,
      colour: mix(palette.horizon, palette.glow, 0.3),
      opacity: 0.6,
    }) +
    tower(place, {
      x: width * (place.light.x < width / 2 ? 0.84 : 0.16),
      base: height * 0.68,
      width: place.isTall ? 110 : 170,
      tiers: 5,
      depth: 0.42,
    }) +
    tower(place, {
      x: width * (place.light.x < width / 2 ? 0.1 : 0.9),
      base: height * 0.69,
      width: place.isTall ? 70 : 104,
      tiers: 4,
      depth: 0.3,
    })
  )
}

function mid(place: Place): string {
  const { palette, height } = place
  return (
    ridge(place, { y: height * 0.68, amplitude: 30, depth: 0.45, lit: 0.2 }) +
    mist(place, {
      colour: mix(palette.glow, palette.horizon, 0.4),
      opacity: 0.55,
      y: height * 0.54,
      height: height * 0.24,
      fx: 0.003,
      fy: 0.022,
      cut: 1.1,
    }) +
    setPieces(place, { base: height * 0.74, depth: 0.68, scale: 0.9 }) +
    water(place, {
      top: height * 0.76,
      near: mix(palette.horizon, palette.skyMiddle, 0.4),
      far: palette.groundDark,
      glitter: mix(palette.glow, '#ffffff', 0.3),
      opacity: 0.6,
    })
  )
}

function near(place: Place): string {
  const { palette, width } = place,
    wide = place.isTall ? 30 : 56,
    red = mix('#c01c2c', palette.skyMiddle, 0.3),
    x = place.isTall ? 8 : 34
  let drawn =
    darkFoot(place, { opacity: 0.9, from: 0.74 }) +
    column(place, { x, top: -20, width: wide, tone: red, kind: 'lacquer' }) +
    column(place, { x: width - x, top: -20, width: wide, tone: red, kind: 'lacquer' })
  drawn +=
    branch(place, {
      x: -20,
      y: place.isTall ? 40 : 30,
      side: 1,
      colours: ['#ffd0dc', '#ff9ab8', '#ffe8ee'],
      blossoms: place.isTall ? 18 : 30,
    }) +
    svg`<g transform="translate(${width} 0) scale(-1 1)">${branch(place, { x: -20, y: place.isTall ? 70 : 56, side: 1, colours: ['#ffd0dc', '#ff9ab8', '#ffe8ee'], blossoms: place.isTall ? 14 : 24 })}</g>`
  for (const [share, y, size] of place.isTall
    ? ([
        [0.16, 150, 1.1],
        [0.86, 120, 1.3],
      ] as const)
    : ([
        [0.105, 250, 2.1],
        [0.16, 120, 1.3],
        [0.9, 220, 2.3],
        [0.845, 96, 1.2],
      ] as const))
    drawn += lantern(place.canvas, width * share, y, size)
  return (
    drawn +
    dots(place, {
      count: 18,
      colours: ['#ffd0dc', palette.glow],
      top: 0.1,
      bottom: 0.95,
      radii: [1.4, 3.6],
      opacities: [0.4, 0.9],
    })
  )
}

export const pagoda: PaintedPlace = { sky, mid, near }
