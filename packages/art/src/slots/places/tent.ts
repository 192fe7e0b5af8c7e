import { mix } from '../../kit/colour.ts'
import { lampString } from '../../kit/lamp-string.ts'
import { svg } from '../../kit/markup.ts'
import { valance } from './parts/hall.ts'
import { darkFoot, mist, shafts } from './parts/light.ts'
import { setPieces } from './parts/silhouettes.ts'
import { ACROSS, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place,
    poleX = width / 2,
    poleY = -height * 0.16
  let drawn = ''
  const count = place.isTall ? 15 : 27
  for (let i = 0; i < count; i++) {
    const x0 = -width * 0.6 + i * ((width * 2.2) / count),
      x1 = x0 + (width * 2.2) / count
    drawn += svg`<path d="M${poleX} ${poleY}L${x0} ${height}H${x1}Z" fill="${i % 2 ? mix(palette.skyMiddle, palette.skyTop, 0.2) : mix(palette.horizon, palette.glow, 0.3)}"/>`
  }
  return (
    drawn +
    place.canvas.rect(
      place.canvas.radial(
        [
          [0, palette.glow, 0.5],
          [0.5, palette.glow, 0],
          [1, palette.skyTop, 0.9],
        ],
        [0.5, 0.34, 0.8],
      ),
    ) +
    place.canvas.rect(
      place.canvas.linear([
        [0, palette.skyTop, 0.8],
        [0.3, palette.skyTop, 0.1],
        [0.6, palette.groundDark, 0.25],
        [1, palette.groundDark, 0.98],
      ]),
    ) +
    mist(place, { colour: palette.glow, opacity: 0.25, y: 0, height: height * 0.7 }) +
    shafts(place, { x: poleX, y: -60, count: 7, colour: '#fff3d0', opacity: 0.45, spread: 0.55 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let crowd = ''
  for (let i = 0; i < (place.isTall ? 90 : 220); i++) {
    const y = place.rng.float(0.56, 0.72)
    const size = 6 + (y - 0.5) * 40,
      x = place.rng.float(0, width)
    crowd += svg`<path transform="translate(${x} ${height * y})" d="M${-size} ${size * 2}C${-size} ${size * 0.6} ${-size * 0.5} ${size * 0.5} 0 ${size * 0.5}C${size * 0.5} ${size * 0.5} ${size} ${size * 0.6} ${size} ${size * 2}ZM0 ${-size * 0.6}A${size * 0.5} ${size * 0.56} 0 1 1-.1 ${-size * 0.6}Z" fill="${mix(place.rng.pick([palette.skyMiddle, palette.groundMiddle, palette.skyTop]), palette.groundDark, 0.35 + (y - 0.56) * 3.4)}"/>`
  }
  return (
    svg`<g opacity=".9">${crowd}</g>` +
    svg`<ellipse cx="${width / 2}" cy="${height * 0.96}" rx="${width * 0.66}" ry="${height * 0.24}" fill="${place.canvas.linear(
      [
        [0, mix(palette.skyMiddle, '#e0a03c', 0.4)],
        [1, palette.groundDark],
      ],
    )}"/><ellipse cx="${width / 2}" cy="${height * 0.97}" rx="${width * 0.62}" ry="${height * 0.21}" fill="${place.canvas.radial(
      [
        [0, mix(palette.glow, palette.horizon, 0.4)],
        [1, mix(palette.groundMiddle, palette.groundDark, 0.3)],
      ],
      [0.5, 0.3, 0.7],
    )}"/>` +
    setPieces(place, { base: height * 0.78, depth: 0.6, scale: 0.9 })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place,
    colour = mix(mix(palette.skyMiddle, palette.horizon, 0.25), place.style.gems[0], 0.2)
  let drawn = valance(place, { colour, height: place.isTall ? 54 : 70 })
  for (const [a, foot, top, y1] of [
    [-10, width * 0.52, height * 0.1, height * 0.06],
    [width * 0.48, width + 10, height * 0.06, height * 0.1],
    [-10, width * 0.3, height * 0.24, height * 0.07],
    [width * 0.7, width + 10, height * 0.07, height * 0.24],
  ] as const)
    drawn += lampString(
      place.canvas,
      { from: [a, top], to: [foot, y1], sag: 34 },
      { lamps: place.isTall ? 8 : 14, radius: 4 },
    )
  for (const x of [place.isTall ? 10 : 44, width - (place.isTall ? 10 : 44)] as const)
    drawn += svg`<rect x="${x - 9}" y="40" width="18" height="${height}" fill="${place.canvas.linear(
      [
        [0, '#7a3d10'],
        [0.35, '#ffe0a0'],
        [0.6, '#d08a2c'],
        [1, '#4a1e08'],
      ],
      ACROSS,
    )}"/>`
  return darkFoot(place, { opacity: 0.9, from: 0.74 }) + drawn
}

export const tent: PaintedPlace = { sky, mid, near }
