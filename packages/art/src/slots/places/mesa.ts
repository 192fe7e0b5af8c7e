import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { butte, rock, rolling } from './parts/land.ts'
import { darkFoot, disc, dots, fog, mist, skyFill } from './parts/light.ts'
import { setPieces, silhouette } from './parts/silhouettes.ts'
import { ACROSS, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place
  return (
    skyFill(place, [
      [0, palette.skyTop],
      [0.36, palette.skyMiddle],
      [0.6, palette.horizon],
      [0.7, mix(palette.horizon, palette.glow, 0.6)],
    ]) +
    disc(place, { x: place.light.x, y: height * 0.42, radius: place.isTall ? 84 : 108, colour: palette.glow }) +
    mist(place, {
      colour: mix(palette.glow, palette.horizon, 0.2),
      opacity: 0.75,
      y: height * 0.04,
      height: height * 0.5,
      fx: 0.002,
      fy: 0.014,
      cut: 1.2,
    }) +
    butte(place, { x: width * 0.3, base: height * 0.68, width: 120, height: height * 0.2, depth: 0.05 }) +
    butte(place, { x: width * 0.68, base: height * 0.68, width: 90, height: height * 0.15, depth: 0.05 }) +
    fog(place, {
      y: height * 0.56,
      height: height * 0.16,
      colour: mix(palette.horizon, palette.glow, 0.5),
      opacity: 0.5,
    }) +
    butte(place, {
      x: width * 0.1,
      base: height * 0.71,
      width: place.isTall ? 150 : 230,
      height: height * 0.38,
      depth: 0.3,
    }) +
    butte(place, {
      x: width * 0.92,
      base: height * 0.71,
      width: place.isTall ? 140 : 210,
      height: height * 0.44,
      depth: 0.35,
    })
  )
}

function mid(place: Place): string {
  const { palette, width, height } = place
  const cactus = (x: number, y: number, drawn: number) =>
    svg`<g transform="translate(${x} ${y}) scale(${drawn})"><path d="M-6 0V-62a6 6 0 0 1 12 0V-34h8V-46a5 5 0 0 1 10 0v14a8 8 0 0 1-8 8H6V0ZM-6-26h-8a8 8 0 0 1-8-8v-12a5 5 0 0 1 10 0v10h6Z" fill="${place.canvas.linear(
      [
        [0, mix(palette.groundMiddle, palette.glow, 0.3)],
        [0.5, palette.groundMiddle],
        [1, palette.groundDark],
      ],
      ACROSS,
    )}"/></g>`
  return (
    rolling(place, {
      y: height * 0.7,
      amplitude: 10,
      top: mix(palette.horizon, palette.groundMiddle, 0.4),
      bottom: mix(palette.groundMiddle, palette.horizon, 0.2),
      lit: 0.5,
    }) +
    setPieces(place, { base: height * 0.76, depth: 0.62, scale: 1.1 }) +
    rolling(place, {
      y: height * 0.78,
      amplitude: 10,
      top: mix(palette.groundMiddle, palette.horizon, 0.22),
      bottom: palette.groundMiddle,
      lit: 0.3,
    }) +
    cactus(width * 0.19, height * 0.8, 1.4) +
    cactus(width * 0.82, height * 0.79, 1.2) +
    mist(place, {
      colour: palette.glow,
      opacity: 0.2,
      y: height * 0.64,
      height: height * 0.3,
      fx: 0.006,
      fy: 0.05,
      cut: 1.2,
    })
  )
}

function near(place: Place): string {
  const { palette, width, height } = place
  return (
    darkFoot(place, { opacity: 0.9, from: 0.76 }) +
    rock(place, { x: width * 0.04, y: height + 10, width: 320, height: 230, depth: 0.86 }) +
    rock(place, { x: width * 0.97, y: height + 10, width: 340, height: 260, depth: 0.88 }) +
    silhouette(place, 'game:cactus', {
      x: place.isTall ? 30 : 70,
      base: height * 0.97,
      size: place.isTall ? 190 : 330,
      depth: 0.93,
      colour: mix(palette.groundDark, palette.groundMiddle, 0.3),
      rim: 0.7,
    }) +
    silhouette(place, 'game:cactus', {
      x: width - (place.isTall ? 26 : 76),
      base: height * 0.98,
      size: place.isTall ? 150 : 270,
      depth: 0.93,
      colour: mix(palette.groundDark, palette.groundMiddle, 0.3),
      rim: 0.7,
      isFlipped: true,
    }) +
    dots(place, {
      count: 22,
      colours: [palette.glow],
      top: 0.2,
      bottom: 0.95,
      radii: [0.8, 2.4],
      opacities: [0.25, 0.6],
    })
  )
}

export const mesa: PaintedPlace = { sky, mid, near }
