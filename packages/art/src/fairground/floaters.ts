import type { Canvas } from '../kit/canvas.ts'
import { svg } from '../kit/markup.ts'
import type { GroundPlan } from './ground-plan.ts'
import { cabinColour, type Mood } from './mood.ts'

type Place = readonly [x: number, y: number, scale: number]

const WIDE: readonly Place[] = [
  [0.53, 176, 1],
  [0.575, 104, 0.7],
  [0.43, 236, 0.8],
  [0.915, 118, 0.9],
  [0.965, 190, 0.6],
  [0.605, 214, 0.55],
  [0.38, 132, 0.6],
]

const NARROW: readonly Place[] = [
  [0.3, 110, 0.7],
  [0.12, 170, 0.5],
  [0.44, 74, 0.5],
]

function skyLantern(canvas: Canvas, x: number, y: number, scale: number): string {
  const light = canvas.glow(x, y, 26 * scale, { colour: '#ffb35c', opacity: 0.75 })
  return svg`${light}<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-6-8Q0-12 6-8L5 8H-5Z" fill="#ffcf86"/><path d="M-5 3H5V8H-5Z" fill="#fff2c8"/></g>`
}

function balloon(mood: Mood, x: number, y: number, scale: number): string {
  const cord = svg`<path d="M0 10Q3 24-2 34" fill="none" stroke="${mood.cord}" stroke-width=".8" opacity=".6"/>`
  const shine = '<ellipse cx="-3" cy="-4" rx="2.2" ry="3.4" fill="#fff" opacity=".6"/>'
  const colour = cabinColour(mood, Math.round(x))
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${cord}<ellipse rx="8.5" ry="10.5" fill="${colour}"/>${shine}</g>`
}

/** Sky lanterns by night, balloons by day. */
export function floaters(canvas: Canvas, plan: GroundPlan, mood: Mood): string {
  return (plan.isNarrow ? NARROW : WIDE)
    .map(([x, y, scale]) =>
      mood.isLit ? skyLantern(canvas, x * plan.width, y, scale) : balloon(mood, x * plan.width, y, scale),
    )
    .join('')
}
