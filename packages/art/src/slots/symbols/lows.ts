import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { bevel } from '../materials/bevel.ts'
import { relief } from '../materials/relief.ts'
import { shapes } from '../materials/shapes.ts'
import { DARK, darker, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import type { LowStyle } from '../style.ts'
import { rankFace, suitFace } from './faces.ts'
import { figure } from './figure.ts'
import { plate } from './plate.ts'
import { wordPath } from './word.ts'

export const ranks = ['A', 'K', 'Q', 'J', '10'] as const
export const suitSigns = ['spades', 'hearts', 'diamonds', 'clubs'] as const

/** One low symbol: its place among the lows, and the colour that is its own. */
export interface Low {
  index: number
  colour: string
  /** The material of letters and rings. */
  filter: string
}

/** Draws a low symbol in the style of its title; always quieter than the rest. */
export function lowSymbol(pen: Pen, index: number): string {
  const colour = pen.style.lows[index] ?? '#8a50dc'
  const filter = bevel(pen.canvas, { soft: 1.7, scale: 4.2, key: lighter(colour, 0.8), shine: 0.8 })
  return drawings[pen.style.low](pen, { index, colour, filter })
}

const rankOf = ({ index }: Low): string => ranks[index] ?? 'A'

const rank = (pen: Pen, low: Low, size: { width: number; height: number; weight?: number }): string =>
  rankFace(pen, wordPath(rankOf(low), pen.style.rankFace, size), { ...low, weight: size.weight ?? 1 })

const enamelled = (colour: string, middle: number): [string, string, string] => [
  lighter(colour, 0.1),
  darker(colour, middle),
  darker(colour, 0.78),
]

const drawings: Record<LowStyle, (pen: Pen, low: Low) => string> = {
  letter: (pen, low) => leaves(pen, low.colour) + rank(pen, low, { width: 104, height: 104 }),
  tablet: (pen, low) => {
    const { lowMetal: metal, plates } = pen.style
    const look = { size: 66, enamel: enamelled(low.colour, 0.25), metal, ring: 0.12, filter: low.filter }
    return plate(pen, plates.low, look) + rank(pen, low, { width: 66, height: 64, weight: 0.72 })
  },
  stone,
  coin: (pen, low) => {
    const { lowMetal: metal } = pen.style
    const look = { size: 62, enamel: enamelled(low.colour, 0.35), metal, ring: 0.2, filter: low.filter }
    return (
      plate(pen, 'round', look) +
      reeds(40, [55, 61], metal.line) +
      rank(pen, low, { width: 58, height: 56, weight: 0.64 })
    )
  },
  gem: cut,
  suit: (pen, low) => suitFace(pen, suitSigns[low.index] ?? 'spades', low),
  token: (pen, low) => {
    const { lowMetal: metal, plates, cast, palette, rim } = pen.style
    const look = { size: 64, enamel: enamelled(low.colour, 0.2), metal, ring: 0.13, filter: low.filter }
    const filter = relief(pen.canvas, palette, { rim, edgeWidth: 2.2, depth: 0.6, tint: 0 })
    const ref = cast.tokens[low.index] ?? cast.coin
    return plate(pen, plates.low, look) + figure(pen, ref, { size: 78, filter, tone: lighter(low.colour, 0.66) })
  },
}

/** Fine strokes round the edge of a coin. */
export function reeds(count: number, [from, to]: readonly [number, number], colour: string, width = 1.6): string {
  const path = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const at = (radius: number) => svg`${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`
    return svg`M${at(from)}L${at(to)}`
  })
  return svg`<path d="${path}" stroke="${colour}" stroke-opacity=".6" stroke-width="${width}"/>`
}

function leaves({ canvas }: Pen, colour: string): string {
  const fill = canvas.linear([
    [0, lighter(colour, 0.3), 0.9],
    [1, darker(colour, 0.5), 0.9],
  ])
  const leaf = 'M20 44C52 52 78 34 82 4C74 12 66 14 60 12C66 4 66-6 60-14C58 0 50 8 38 8C46 18 40 34 20 44Z'
  const sides = [-1, 1].map(
    (side) =>
      svg`<g transform="scale(${side} 1)"><path d="${leaf}" fill="${fill}" stroke="${darker(colour, 0.7)}" stroke-width="2"/></g>`,
  )
  return svg`<g opacity=".85">${sides}</g>`
}

function stone(pen: Pen, { index, colour, filter, ...low }: Low): string {
  const { canvas, style } = pen
  const path = wordPath(rankOf({ index, colour, filter, ...low }), style.rankFace, { width: 74, height: 72 })
  const base = mix(style.stone, colour, 0.14)
  const outline = shapes[style.plates.low]
  const grain = { strength: 0.5, seed: 3 + index, frequency: 0.07 }
  const rock = bevel(canvas, { soft: 2.4, scale: 6, shine: 0.35, sharpness: 10, key: '#ffffff', grain })
  const ground = canvas.linear([
    [0, lighter(base, 0.3)],
    [1, darker(base, 0.4)],
  ])
  const cut = canvas.linear([
    [0, darker(colour, 0.25)],
    [1, lighter(colour, 0.2)],
  ])
  const id = canvas.define(path, (name) => svg`<path id="${name}" d="${path}"/>`)
  return [
    svg`<path d="${outline(67)}" transform="translate(0 6)" fill="${DARK}" opacity=".6"/><g filter="${rock}"><path d="${outline(66)}" fill="${ground}"/></g>`,
    svg`<path d="${outline(55)}" fill="none" stroke="${darker(base, 0.6)}" stroke-width="2"/><path d="${outline(53.5)}" fill="none" stroke="${lighter(base, 0.4)}" stroke-opacity=".5" stroke-width="1.2"/>`,
    svg`<use href="#${id}" fill="#fff" opacity=".5" transform="translate(1.2 1.8)"/><use href="#${id}" fill="${darker(colour, 0.55)}" transform="translate(-.8 -1)"/><g filter="${filter}"><use href="#${id}" fill="${cut}"/></g>`,
  ].join('')
}

function cut(pen: Pen, low: Low): string {
  const { canvas, style } = pen
  const path = wordPath(rankOf(low), style.rankFace, { width: 100, height: 100 })
  const clip = canvas.clip(svg`<path d="${path}"/>`)
  const facets = Array.from({ length: 14 }, (_, index) => {
    const x = (index - 7) * 22
    return svg`M${x}-70L${x + 11} 70H${x - 11}Z`
  })
  return [
    canvas.glow(0, 0, 76, { colour: low.colour, opacity: 0.4 }),
    rankFace(pen, path, { ...low, weight: 1 }),
    svg`<g clip-path="${clip}"><path d="${facets}" fill="#fff" opacity=".2"/><path d="M-90 4L90-16V-90H-90Z" fill="#fff" opacity=".16"/></g>`,
  ].join('')
}
