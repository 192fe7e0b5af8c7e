import { mix } from '../../kit/colour.ts'
import { lantern } from '../../kit/lantern.ts'
import { svg } from '../../kit/markup.ts'
import { swirl } from '../../kit/scenery.ts'
import { column } from './parts/column.ts'
import { darkFoot, disc, dots, mist, shafts, skyFill } from './parts/light.ts'
import { setPieces } from './parts/silhouettes.ts'
import type { PaintedPlace, Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  const circles = [
    [44, 44, 40],
    [44, 44, 28],
    [44, 44, 15],
    [0, 22, 40],
    [88, 22, 40],
  ].map(([x = 0, y = 0, r = 0]) => svg`<circle cx="${x}" cy="${y}" r="${r}"/>`)
  const pattern = place.canvas.pattern(
    svg`<g fill="none" stroke="${palette.glow}" stroke-width="2">${circles}</g>`,
    88,
    44,
  )
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.5, palette.skyMiddle],
      [1, palette.skyTop],
    ]) +
    svg`<rect width="${width}" height="${height}" fill="${pattern}" opacity=".16"/>` +
    place.canvas.glow(place.light.x, height * 0.36, width * 0.6, { colour: palette.horizon, opacity: 0.95 }) +
    place.canvas.glow(place.light.x, height * 0.36, width * 0.36, { colour: palette.glow, opacity: 0.8 }) +
    shafts(place, { x: place.light.x, y: height * 0.36, count: 18, colour: palette.glow, opacity: 0.3, spread: 3.1 }) +
    disc(place, {
      x: place.light.x,
      y: height * 0.36,
      radius: place.isTall ? 96 : 120,
      colour: mix(palette.glow, palette.accent, 0.4),
      opacity: 0.55,
    }) +
    mist(place, { colour: palette.glow, opacity: 0.3, y: 0, height: height * 0.7, fx: 0.004, fy: 0.009 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let drawn = ''
  for (const [x, y, size, turned] of [
    [0.09, 0.22, 1.6, 1],
    [0.92, 0.3, 1.8, -1],
    [0.16, 0.5, 1.2, 1],
    [0.87, 0.56, 1.3, -1],
    [0.3, 0.1, 1, 1],
    [0.72, 0.12, 1.1, -1],
  ] as const)
    drawn += swirl(width * x, height * y, size * (place.isTall ? 0.55 : 1), {
      colour: mix(palette.glow, palette.accent, 0.4),
      opacity: 0.8,
      isFlipped: turned < 0,
    })
  for (let row = 0; row < 5; row++) {
    const y = height * (0.7 + row * 0.07),
      size = 54 + row * 16
    for (let x = -size + (row % 2) * size; x < width + size; x += size * 2)
      for (let share = 3; share >= 0; share--)
        drawn += svg`<circle cx="${x}" cy="${y + 20}" r="${size * (0.34 + share * 0.22)}" fill="${share % 2 ? mix(palette.skyMiddle, palette.groundDark, row * 0.16) : mix(mix(palette.glow, palette.horizon, 0.4), palette.groundDark, 0.1 + row * 0.17)}"/>`
  }
  return setPieces(place, { base: height * 0.72, depth: 0.55, scale: 1 }) + drawn
}

function near(place: Place): string {
  const { palette, width } = place,
    red = mix('#b8182a', palette.skyMiddle, 0.35),
    wide = place.isTall ? 34 : 64,
    x = place.isTall ? 8 : 36
  let drawn =
    darkFoot(place, { opacity: 0.88, from: 0.7 }) +
    column(place, { x, top: -20, width: wide, tone: red, kind: 'lacquer' }) +
    column(place, { x: width - x, top: -20, width: wide, tone: red, kind: 'lacquer' })
  for (const [share, y, size] of place.isTall
    ? ([
        [0.17, 130, 1.2],
        [0.85, 100, 1.3],
      ] as const)
    : ([
        [0.11, 240, 2.3],
        [0.17, 110, 1.4],
        [0.89, 260, 2.2],
        [0.84, 120, 1.5],
      ] as const))
    drawn += lantern(place.canvas, width * share, y, size)
  return (
    drawn +
    dots(place, {
      count: 26,
      colours: [palette.glow, palette.accent],
      top: 0.1,
      bottom: 0.95,
      radii: [1, 3.4],
      opacities: [0.35, 0.9],
    })
  )
}

export const scales: PaintedPlace = { sky, mid, near }
