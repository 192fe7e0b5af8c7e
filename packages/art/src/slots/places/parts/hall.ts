import { mix } from '../../../kit/colour.ts'
import { svg } from '../../../kit/markup.ts'
import { noise } from '../../materials/noise.ts'
import { darker } from '../../materials/tones.ts'
import { ACROSS, type Place } from '../place.ts'

interface CurtainSideLook {
  side: 1 | -1
  width: number
  colour: string
  height?: number
}

/** A gathered curtain at one side of the stage. */
export function curtainSide(place: Place, { side, width, colour, height = place.height }: CurtainSideLook): string {
  const edge = side < 0 ? 0 : place.width,
    count = 6
  let drawn = ''
  for (let i = count - 1; i >= 0; i--) {
    const outer = edge - side * ((width * i) / count),
      inner = edge - side * ((width * (i + 1.25)) / count),
      fill = place.canvas.linear(
        side < 0
          ? [
              [0, darker(colour, 0.7)],
              [0.45, colour],
              [0.62, mix(colour, '#ffffff', 0.2)],
              [1, darker(colour, 0.75)],
            ]
          : [
              [0, darker(colour, 0.75)],
              [0.38, mix(colour, '#ffffff', 0.2)],
              [0.55, colour],
              [1, darker(colour, 0.7)],
            ],
        ACROSS,
      )
    const tie = height * 0.6
    drawn += svg`<path d="M${outer} -10H${inner}C${inner - side * 6} ${height * 0.3} ${inner + (side * width * 0.2 * i) / count} ${tie * 0.8} ${edge - side * (width * 0.3 + i * 5 - 10)} ${tie}C${inner + side * width * 0.12} ${tie + height * 0.12} ${inner} ${height * 0.86} ${inner + side * 8} ${height + 10}H${outer}Z" fill="${fill}"/>`
  }
  return (
    drawn +
    svg`<path d="M${edge} ${height * 0.57}Q${edge - side * width * 0.3} ${height * 0.66} ${edge - side * width * 0.44} ${height * 0.6}" fill="none" stroke="${place.canvas.linear(
      [
        [0, '#fff0b8'],
        [0.5, '#d8922c'],
        [1, '#7a3d10'],
      ],
    )}" stroke-width="13"/>`
  )
}

interface ValanceLook {
  colour: string
  height: number
}

/** The drapes along the top of the stage. */
export function valance(place: Place, { colour, height }: ValanceLook): string {
  const count = place.isTall ? 5 : 9,
    wide = place.width / count
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const x = i * wide
    drawn += svg`<path d="M${x - 4} -10H${x + wide + 4}V${height * 0.45}Q${x + wide * 0.5} ${height * 1.5} ${x - 4} ${height * 0.45}Z" fill="${place.canvas.linear(
      [
        [0, darker(colour, 0.55)],
        [0.3, colour],
        [0.5, mix(colour, '#ffffff', 0.16)],
        [0.72, colour],
        [1, darker(colour, 0.6)],
      ],
      ACROSS,
    )}"/><path d="M${x} ${height * 0.45}Q${x + wide * 0.5} ${height * 1.5} ${x + wide} ${height * 0.45}" fill="none" stroke="#e0a03c" stroke-width="5"/><path d="M${x + wide * 0.5 - 3} ${height * 0.97}h6l3 20h-12Z" fill="#ffd98a"/>`
  }
  return drawn
}

interface GridFloorLook {
  top: number
  colour: string
}

/** A floor of light, in perspective. */
export function gridFloor(place: Place, { top, colour }: GridFloorLook): string {
  let drawn = ''
  for (let i = -16; i <= 16; i++)
    drawn += svg`M${place.width / 2 + i * 22} ${top}L${place.width / 2 + i * 170} ${place.height}`
  for (let i = 0; i < 12; i++) drawn += svg`M0 ${top + (place.height - top) * (i / 12) ** 1.9}H${place.width}`
  return (
    place.canvas.rect(
      place.canvas.linear([
        [0, mix(place.palette.skyMiddle, place.palette.horizon, 0.3)],
        [1, place.palette.groundDark],
      ]),
      { y: top, height: place.height - top },
    ) +
    svg`<path d="${drawn}" stroke="${colour}" stroke-width="1.6" opacity=".6"/>` +
    place.canvas.glow(place.width / 2, top, place.width * 0.7, { colour: colour, opacity: 0.5, ry: 50 })
  )
}

interface WaterLook {
  top: number
  near: string
  far: string
  glitter: string
  opacity?: number
}

/** Water that glitters under the light. */
export function water(place: Place, { top, near, far, glitter, opacity = 0.7 }: WaterLook): string {
  return (
    place.canvas.rect(
      place.canvas.linear([
        [0, near],
        [1, far],
      ]),
      { y: top, height: place.height - top },
    ) +
    svg`<rect x="0" y="${top}" width="${place.width}" height="${place.height - top}" fill="${place.canvas.linear([
      [0, '#fff', 1],
      [0.5, '#fff', 0.7],
      [1, '#fff', 0.2],
    ])}" filter="${noise(place.canvas, glitter, { fx: 0.006, fy: 0.09, gain: 3.4, cut: 1.75, octaves: 3, seed: place.rng.integer(1, 900) })}" opacity="${opacity}"/>` +
    place.canvas.glow(place.light.x, top + 6, place.width * 0.22, {
      colour: glitter,
      opacity: 0.75,
      ry: (place.height - top) * 0.9,
    })
  )
}

interface PlanksLook {
  top: number
  colour: string
}

/** A floor of boards, in perspective. */
export function planks(place: Place, { top, colour }: PlanksLook): string {
  let drawn = ''
  for (let i = -9; i <= 9; i++)
    drawn += svg`M${place.width / 2 + i * 46} ${top}L${place.width / 2 + i * 190} ${place.height}`
  return (
    place.canvas.rect(
      place.canvas.linear([
        [0, mix(colour, place.palette.glow, 0.18)],
        [0.2, colour],
        [1, darker(colour, 0.7)],
      ]),
      { y: top, height: place.height - top },
    ) +
    svg`<path d="${drawn}" stroke="#05010c" stroke-opacity=".45" stroke-width="2"/>` +
    place.canvas.glow(place.width / 2, top + 40, place.width * 0.5, {
      colour: place.palette.glow,
      opacity: 0.45,
      ry: 70,
    })
  )
}
