import type { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { repeat, svg } from '../kit/markup.ts'
import { cabinColour, type Mood } from './mood.ts'

/** A game stall standing on `y` under an awning of its own colour. */
export interface Booth {
  x: number
  y: number
  width: number
  height: number
  colour: string
}

function awning({ x, y, width, height, colour }: Booth, mood: Mood): string {
  const [wide, top] = [(width + 12) / 7, (width * 0.8) / 7]
  return repeat(7, (index) => {
    const [left, topLeft] = [x - width / 2 - 6 + index * wide, x - width * 0.4 + index * top]
    const stripe = index % 2 ? mix(mood.cream, mood.creamShade, 0.12) : colour
    const slope = svg`<path d="M${topLeft} ${y - height}h${top}L${left + wide} ${y - height * 0.7}H${left}Z" fill="${stripe}"/>`
    const lip = svg`M${left} ${y - height * 0.7 - 0.5}h${wide}v${height * 0.04}a${wide / 2} ${wide / 2} 0 0 1 ${-wide} 0Z`
    return svg`${slope}<path d="${lip}" fill="${mix(stripe, mood.nearHills, 0.16)}"/>`
  })
}

function goods({ x, y, width, height }: Booth, mood: Mood): string {
  return repeat(5, (index) => {
    const [left, top] = [x - width * 0.36 + index * width * 0.18, y - height * 0.4 + (index % 2) * height * 0.06]
    return svg`<circle cx="${left}" cy="${top}" r="${width * 0.045}" fill="${cabinColour(mood, index + Math.round(x))}"/>`
  })
}

/** One stall with its goods, counter, awning and light. */
export function booth(canvas: Canvas, stall: Booth, mood: Mood): string {
  const { x, y, width, height, colour } = stall
  const inside = canvas.linear(
    mood.isLit
      ? [
          [0, '#fff1c8'],
          [0.55, '#ffb65a'],
          [1, '#a8503c'],
        ]
      : [
          [0, '#8a5a4a'],
          [1, '#b98a68'],
        ],
  )
  const front = mix(colour, mood.nearHills, mood.isLit ? 0.35 : 0.1)
  const board = mix(mood.cream, mood.creamShade, 0.3)
  const light = (at: number, rx: number, opacity: number, ry: number) =>
    mood.isLit ? canvas.glow(x, at, rx, { colour: mood.lampPool, opacity, ry }) : ''
  return [
    canvas.rect(inside, { x: x - width / 2 + 4, y: y - height * 0.62, width: width - 8, height: height * 0.62 }),
    goods(stall, mood),
    canvas.rect(front, { x: x - width / 2, y: y - height * 0.26, width, height: height * 0.26 }),
    canvas.rect(board, { x: x - width / 2 - 3, y: y - height * 0.29, width: width + 6, height: height * 0.05 }),
    awning(stall, mood),
    light(y - height * 0.4, width * 0.85, 0.5, height * 0.8),
    light(y + 6, width * 0.9, 0.35, 16),
  ].join('')
}
