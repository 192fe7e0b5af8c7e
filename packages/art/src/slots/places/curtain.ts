import { mix } from '../../kit/colour.ts'
import { softFocus } from '../../kit/light.ts'
import { svg } from '../../kit/markup.ts'
import { towers } from './parts/building.ts'
import { curtainSide, planks, valance } from './parts/hall.ts'
import { darkFoot, dots, mist, moon, skyFill, softNear, stars } from './parts/light.ts'
import { setPieces } from './parts/silhouettes.ts'
import { ACROSS, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place,
    count = place.isTall ? 12 : 26
  let drawn = ''
  for (let i = 0; i < count; i++)
    drawn += svg`<rect x="${(i * width) / count}" width="${width / count + 1}" height="${height * 0.8}" fill="${place.canvas.linear(
      [
        [0, mix(palette.skyTop, palette.groundDark, 0.4)],
        [0.42, palette.skyMiddle],
        [0.55, mix(palette.skyMiddle, palette.horizon, 0.5)],
        [1, mix(palette.skyTop, palette.groundDark, 0.5)],
      ],
      ACROSS,
    )}"/>`
  const isCity = ['party', 'neon'].includes(place.style.worldName)
  return (
    (isCity
      ? skyFill(place, [
          [0, palette.groundDark],
          [0.5, palette.skyMiddle],
          [0.74, palette.horizon],
        ]) +
        stars(place, { count: 80, reach: 0.4 }) +
        moon(place, { x: place.light.x, y: height * 0.17, radius: 54, colour: palette.glow }) +
        towers(place, {
          base: height * 0.8,
          depth: 0.3,
          stretch: 1,
          lights: [palette.glow, '#ffd98a', palette.accent],
          opacity: 0.8,
        })
      : drawn) +
    place.canvas.glow(width / 2, height * 0.4, width * 0.6, { colour: palette.glow, opacity: 0.45 }) +
    [0.2, 0.5, 0.8]
      .map(
        (across) =>
          svg`<path d="M${width * across - 14} -20h28l${(0.5 - across) * width * 0.7 + 150} ${height * 0.9}h-330Z" fill="${place.canvas.linear(
            [
              [0, mix(palette.glow, '#ffffff', 0.4), 0.5],
              [1, palette.glow, 0],
            ],
          )}" filter="${softFocus(place.canvas, 8)}"/>`,
      )
      .join('') +
    mist(place, { colour: palette.glow, opacity: 0.22, y: height * 0.2, height: height * 0.6 })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  let foot = ''
  const count = place.isTall ? 9 : 19
  for (let i = 0; i < count; i++) {
    const x = (width * (i + 0.5)) / count
    foot +=
      place.canvas.glow(x, height * 0.8, 34, { colour: '#ffce6a', opacity: 0.8 }) +
      svg`<path d="M${x - 14} ${height * 0.825}A14 14 0 0 1 ${x + 14} ${height * 0.825}Z" fill="${place.canvas.linear([
        [0, '#fff0b8'],
        [1, '#b06a1c'],
      ])}"/><circle cx="${x}" cy="${height * 0.808}" r="6" fill="#fff6d8"/>`
  }
  return (
    planks(place, { top: height * 0.74, colour: mix(palette.groundMiddle, '#5a2a14', 0.5) }) +
    setPieces(place, { base: height * 0.76, depth: 0.66, scale: 0.8 }) +
    svg`<rect y="${height * 0.826}" width="${width}" height="16" fill="${place.canvas.linear([
      [0, '#ffe08a'],
      [0.5, '#b0661c'],
      [1, '#4a1e08'],
    ])}"/>` +
    foot
  )
}

function near(place: Place): string {
  const { palette } = place,
    colour = mix(mix(palette.skyMiddle, palette.horizon, 0.2), place.style.gems[0], 0.16)
  return (
    darkFoot(place, { opacity: 0.9, from: 0.78 }) +
    curtainSide(place, { side: -1, width: place.isTall ? 66 : 210, colour }) +
    curtainSide(place, { side: 1, width: place.isTall ? 66 : 210, colour }) +
    valance(place, { colour, height: place.isTall ? 60 : 78 }) +
    softNear(
      place,
      dots(place, {
        count: 14,
        colours: [palette.glow, '#ffce6a'],
        top: 0.1,
        bottom: 0.9,
        radii: [3, 8],
        opacities: [0.15, 0.4],
      }),
      2,
    )
  )
}

export const curtain: PaintedPlace = { sky, mid, near }
