import { mix } from '../../kit/colour.ts'
import { repeat, svg } from '../../kit/markup.ts'
import type { Build } from '../houses.ts'
import type { Metal } from '../materials/metals.ts'
import { darker, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import type { StageBox } from './cabinet-layout.ts'

const scroll =
  'M4 66C-6 40 0 10 28 2C50-4 72 6 70 24C68 38 48 40 46 28C45 22 52 18 56 22C54 12 36 12 28 24C20 36 24 54 14 66ZM66 4C90-6 104 4 112 16C98 8 86 12 76 18Z'

const outlined = (path: string, fill: string, line: string): string =>
  svg`<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="2"/>`

function star({ bright, line }: Metal): string {
  const path = repeat(10, (index) => {
    const [angle, reach] = [(index / 10) * 2 * Math.PI, index % 2 ? 14 : 34]
    return svg`${index ? 'L' : 'M'}${20 + Math.sin(angle) * reach} ${20 - Math.cos(angle) * reach}`
  })
  return outlined(`${path}Z`, bright, line)
}

function fan({ bright, middle, line }: Metal): string {
  const at = (angle: number) => svg`${6 + Math.cos(angle) * 72} ${6 + Math.sin(angle) * 72}`
  return repeat(5, (index) => {
    const path = svg`M6 6L${at(index * 0.39)}A72 72 0 0 1 ${at(index * 0.39 + 0.3)}Z`
    return outlined(path, index % 2 ? middle : bright, line)
  })
}

/** The ornament of a corner, drawn for the upper left one. */
const ornaments: Record<Build, (metal: Metal) => string> = {
  eaves: ({ bright, line }) => outlined(scroll, bright, line),
  marquee: star,
  gothic: ({ bright, line }) => outlined('M22-12A34 34 0 1 0 56 38A27 27 0 1 1 22-12Z', bright, line),
  plate: ({ high, middle, line }) =>
    outlined('M-6 86V34L34-6H86L60 26H44L26 44V60Z', middle, line) +
    svg`<g fill="${high}"><circle cx="12" cy="52" r="7"/><circle cx="52" cy="12" r="7"/><circle cx="29" cy="29" r="8"/></g>`,
  fold: ({ high, bright, middle }) =>
    svg`<path d="M-8 74V26L26-8H74L26 26Z" fill="${bright}"/><path d="M-8 74L26 26V-8Z" fill="${middle}"/><path d="M26-8V26L74-8Z" fill="${high}"/>`,
  deco: fan,
  pole: ({ bright, line }) =>
    outlined('M-16-14H22V24H-16Z', bright, line) +
    svg`<path d="M-16-14L22 24M22-14L-16 24" stroke="${line}" stroke-width="5"/>`,
  hull: ({ bright, line }) => svg`<circle cx="26" cy="26" r="34" fill="${bright}" stroke="${line}" stroke-width="2"/>`,
}

/** Each corner is lit by itself: a filter costs by the box that it covers. */
function atCorners({ x, y, width, height }: StageBox, scale: number, look: { drawn: string; filter?: string }): string {
  const lit = look.filter ? svg` filter="${look.filter}"` : ''
  const corners = [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const
  return corners
    .map(
      ([left, top, across, down]) =>
        svg`<g${lit}><g transform="translate(${left} ${top}) scale(${across * scale} ${down * scale})">${look.drawn}</g></g>`,
    )
    .join('')
}

/** The corners of a house, cast in its metal. */
export function corners({ canvas, style }: Pen, body: StageBox, scale: number, filter: string): string {
  const { metal, house, palette } = style
  const cast = atCorners(body, scale, { drawn: ornaments[house.build](metal), filter })
  if (house.build !== 'hull') return cast
  const glass = canvas.radial(
    [
      [0, lighter(palette.glow, 0.3)],
      [0.6, palette.skyMiddle],
      [1, palette.groundDark],
    ],
    [0.36, 0.3, 0.8],
  )
  return (
    cast +
    atCorners(body, scale, {
      drawn: svg`<circle cx="26" cy="26" r="22" fill="${glass}" stroke="${metal.line}" stroke-width="3"/>`,
    })
  )
}

/** Poles of bamboo, tied at the corners. */
export function bambooPoles({ style }: Pen, body: StageBox, scale: number, filter: string): string {
  const bamboo = mix('#b08a3c', style.palette.horizon, 0.2)
  const [right, foot] = [body.x + body.width, body.y + body.height]
  const over = 26 * scale
  const across = (y: number) => pole({ x: body.x - over, y, length: body.width + 2 * over, scale })
  const upright = (x: number) => {
    const drawn = pole({ x: body.y - over, y: -x, length: body.height + 2 * over, scale })
    return svg`<g transform="rotate(90)">${drawn}</g>`
  }
  const poles = [
    across(body.y + 4 * scale),
    across(foot - 2 * scale),
    upright(body.x + 3 * scale),
    upright(right - 3 * scale),
  ]
  return poles
    .map(
      (drawn) =>
        svg`<g filter="${filter}"><g fill="${bamboo}" stroke="${darker(bamboo, 0.55)}" stroke-width="1.5">${drawn}</g></g>`,
    )
    .join('')
}

function pole({ x, y, length, scale }: { x: number; y: number; length: number; scale: number }): string {
  const [wide, joint] = [26 * scale, 96 * scale]
  return repeat(Math.ceil(length / joint), (index) => {
    const from = x + index * joint
    const long = Math.min(joint, length - index * joint)
    const [half, waist, middle] = [wide / 2, wide * 0.38, from + long / 2]
    return svg`<path d="M${from} ${y - half}Q${middle} ${y - waist} ${from + long} ${y - half}V${y + half}Q${middle} ${y + waist} ${from} ${y + half}Z"/>`
  })
}
