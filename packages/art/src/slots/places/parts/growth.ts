import { mix } from '../../../kit/colour.ts'
import { svg } from '../../../kit/markup.ts'
import { leaf as frond } from '../../../kit/scenery.ts'
import { darker } from '../../materials/tones.ts'
import { ACROSS, air, type Colours, type Place } from '../place.ts'

interface CrystalLook {
  x: number
  base: number
  width: number
  height: number
  turn: number
  colours: readonly [lit: string, middle: string, dark: string]
}

/** One crystal of three faces. */
export function crystal(place: Place, { x, base, width, height, turn, colours }: CrystalLook): string {
  const [bright, middle, dark] = colours
  return svg`<g transform="translate(${x} ${base}) rotate(${turn})"><path d="M${-width / 2} 0L${-width * 0.42} ${-height * 0.72}L0 ${-height}L${width * 0.06} 0Z" fill="${place.canvas.linear(
    [
      [0, bright],
      [1, mix(bright, middle, 0.8)],
    ],
  )}"/><path d="M${width * 0.06} 0L0 ${-height}L${width * 0.46} ${-height * 0.66}L${width / 2} 0Z" fill="${place.canvas.linear(
    [
      [0, middle],
      [1, dark],
    ],
  )}"/><path d="M${-width * 0.42} ${-height * 0.72}L0 ${-height}L${width * 0.46} ${-height * 0.66}L${width * 0.04} ${-height * 0.58}Z" fill="#fff" opacity=".35"/><path d="M${width * 0.04} ${-height * 0.58}L${width * 0.06} 0" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/></g>`
}

interface LeafLook {
  x: number
  y: number
  length: number
  turn: number
  width: number
  light: string
  dark: string
}

/** A large leaf with its veins. */
export function leaf(place: Place, { x, y, length, turn, width, light, dark }: LeafLook): string {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${length * 0.2} ${-width} ${length * 0.7} ${-width * 0.95} ${length} 0C${length * 0.7} ${width * 0.95} ${length * 0.2} ${width} 0 0Z" fill="${place.canvas.linear(
    [
      [0, light],
      [0.5, mix(light, dark, 0.5)],
      [1, dark],
    ],
  )}"/><path d="M0 0Q${length * 0.5} ${-width * 0.08} ${length * 0.96} 0${[0.2, 0.34, 0.48, 0.62, 0.76].map((share) => svg`M${length * share} 0L${length * (share + 0.13)} ${-width * 0.55 * Math.sin(share * 3)}M${length * share} 0L${length * (share + 0.13)} ${width * 0.55 * Math.sin(share * 3)}`).join('')}" fill="none" stroke="${mix(light, '#ffffff', 0.35)}" stroke-opacity=".5" stroke-width="1.6"/></g>`
}

interface BranchLook {
  x: number
  y: number
  side: 1 | -1
  colours: Colours
  blossoms?: number
}

/** A branch in blossom. */
export function branch(place: Place, { x, y, side, colours, blossoms = 26 }: BranchLook): string {
  let drawn = svg`<path d="M${x} ${y}C${x + side * 90} ${y + 14} ${x + side * 150} ${y + 60} ${x + side * 230} ${y + 64}M${x + side * 90} ${y + 22}C${x + side * 120} ${y + 70} ${x + side * 130} ${y + 110} ${x + side * 170} ${y + 140}" fill="none" stroke="${mix(place.palette.groundDark, '#2a120a', 0.6)}" stroke-width="9" stroke-linecap="round"/>`
  for (let i = 0; i < blossoms; i++) {
    const share = place.rng.float(0.1, 1),
      isLower = place.rng.chance(0.4)
    const px = x + side * (isLower ? 90 + share * 80 : share * 230) + place.rng.float(-16, 16),
      py = y + (isLower ? 22 + share * 118 : share * 64) + place.rng.float(-22, 22),
      size = place.rng.float(7, 15)
    let petals = ''
    for (let j = 0; j < 5; j++)
      petals += svg`<ellipse transform="rotate(${j * 72}) translate(0 ${-size * 0.55})" rx="${size * 0.42}" ry="${size * 0.6}"/>`
    drawn += svg`<g transform="translate(${px} ${py}) rotate(${place.rng.integer(0, 70)})" fill="${place.rng.pick(colours)}">${petals}<circle r="${size * 0.2}" fill="#ffe08a"/></g>`
  }
  return drawn
}

interface ConiferLook {
  x: number
  y: number
  height: number
  depth: number
  spread?: number
}

/** A fir against the light. */
export function conifer(place: Place, { x, y, height, depth, spread = 1 }: ConiferLook): string {
  const colour = air(place, depth),
    count = 6
  let path = svg`M${x} ${y - height}`
  for (let i = 1; i <= count; i++)
    path += svg`L${x + height * 0.05 * i * spread} ${y - height + ((height * i) / count) * 0.96}L${x + height * 0.03 * i * spread} ${y - height + ((height * i) / count) * 0.92}`
  for (let i = count; i >= 1; i--)
    path += svg`L${x - height * 0.03 * i * spread} ${y - height + ((height * i) / count) * 0.92}L${x - height * 0.05 * i * spread} ${y - height + ((height * i) / count) * 0.96}`
  return svg`<path d="${path}Z" fill="${place.canvas.linear(
    place.light.x < x
      ? [
          [0, mix(colour, place.palette.glow, 0.25)],
          [0.5, colour],
          [1, darker(colour, 0.5)],
        ]
      : [
          [0, darker(colour, 0.5)],
          [0.5, colour],
          [1, mix(colour, place.palette.glow, 0.25)],
        ],
    ACROSS,
  )}"/>`
}

interface LotusFlowerLook {
  x: number
  y: number
  size: number
}

/** An open lotus. */
export function lotusFlower(place: Place, { x, y, size }: LotusFlowerLook): string {
  const petal = (turn: number, [wide, long]: readonly [number, number], [from, to]: readonly [string, string]) =>
    svg`<path transform="rotate(${turn})" d="M0 0C${-size * wide} ${-size * long * 0.4} ${-size * wide * 0.7} ${-size * long * 0.85} 0 ${-size * long}C${size * wide * 0.7} ${-size * long * 0.85} ${size * wide} ${-size * long * 0.4} 0 0Z" fill="${place.canvas.linear(
      [
        [0, from],
        [1, to],
      ],
    )}"/>`
  const pale = '#fff0f4',
    pink = mix('#e85f96', place.palette.horizon, 0.25)
  return (
    svg`<g transform="translate(${x} ${y})">` +
    [-78, 78, -56, 56].map((turn) => petal(turn, [0.3, 0.92], [mix(pink, '#ffffff', 0.4), pink])).join('') +
    [-34, 34].map((turn) => petal(turn, [0.32, 1], [pale, pink])).join('') +
    [-15, 15, 0].map((turn) => petal(turn, [0.3, 1.02], [pale, mix(pink, '#ffffff', 0.3)])).join('') +
    '</g>'
  )
}

interface PalmLook {
  x: number
  base: number
  size: number
  isFlipped: boolean
  colour: string
}

/** A palm that leans over the road. */
export function palm(place: Place, { x, base, size, isFlipped, colour }: PalmLook): string {
  const { palette } = place
  const fronds = [-168, -140, -108, -74, -40, -12, 18].map((angle) =>
    frond(26, -92, { length: 58, angle, breadth: 11, fill: darker(colour, angle % 4 === 0 ? 0.2 : 0.45) }),
  )
  const trunk = svg`<path d="M-6 0C-2-34 8-66 24-92L29-90C16-64 8-32 6 0Z" fill="${darker(colour, 0.35)}" stroke="${palette.glow}" stroke-opacity=".5" stroke-width=".8"/>`
  const scale = size / 130
  return svg`<g transform="translate(${x} ${base}) scale(${isFlipped ? -scale : scale} ${scale})">${trunk}${fronds}</g>`
}
