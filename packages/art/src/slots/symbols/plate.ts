import { mix } from '../../kit/colour.ts'
import { repeat, svg } from '../../kit/markup.ts'
import { type Metal, metalFill } from '../materials/metals.ts'
import { type PatternName, patternFill } from '../materials/patterns.ts'
import { type ShapeName, shapes, studsOf } from '../materials/shapes.ts'
import { DARK, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import { gem } from './gem.ts'

export interface PlateLook {
  size: number
  /** From the middle outward. */
  enamel: readonly [middle: string, half: string, edge: string]
  metal?: Metal
  /** Width of the ring as a share of the size. */
  ring: number
  /** Rays and light of the place on the enamel, 0 to 1. */
  light?: number
  pattern?: PatternName | undefined
  /** Colour of the stones on the ring; none has no stones. */
  studs?: string | undefined
  /** The material of the ring. */
  filter: string
}

/** An enamelled plate in a metal ring; the studs lie over the subject's foot. */
export function plate(pen: Pen, shape: ShapeName, look: PlateLook): string {
  const { canvas, style } = pen
  const { size, enamel, metal = style.metal, ring, filter } = look
  const outline = shapes[shape]
  const inner = size * (1 - ring)
  const ground = canvas.radial(
    [
      [0, enamel[0]],
      [0.55, enamel[1]],
      [1, enamel[2]],
    ],
    [0.46, 0.36, 0.78],
  )
  const clip = canvas.clip(svg`<path d="${outline(inner)}"/>`)
  return [
    svg`<path d="${outline(inner + 2)}" fill="${ground}"/>`,
    svg`<g clip-path="${clip}">${decoration(pen, look)}<path d="${outline(inner)}" fill="none" stroke="${DARK}" stroke-opacity=".65" stroke-width="9"/></g>`,
    svg`<g filter="${filter}"><path fill-rule="evenodd" d="${outline(size)}${outline(inner)}" fill="${metalFill(canvas, metal, [-size, size])}"/></g>`,
    svg`<path d="${outline(size * (1 - ring / 2))}" fill="none" stroke="${metal.line}" stroke-opacity=".55" stroke-width="1.4"/><path d="${outline(size + 0.6)}" fill="none" stroke="${metal.line}" stroke-width="1.8"/>`,
    look.studs ? studs(pen, shape, look, look.studs) : '',
  ].join('')
}

function decoration(pen: Pen, { size, enamel, light = 0, pattern }: PlateLook): string {
  const { canvas } = pen
  const box = { x: -size, y: -size, width: 2 * size, height: 2 * size }
  const gloss = canvas.linear([
    [0, '#ffffff', 0.26],
    [0.34, '#ffffff', 0.02],
    [0.35, '#000000', 0],
    [1, mix(enamel[2], '#000000', 0.6), 0.75],
  ])
  return [
    light ? rays(pen, size, light) : '',
    pattern ? canvas.rect(patternFill(canvas, pattern, lighter(enamel[0], 0.5), light ? 0.3 : 0.34), box) : '',
    canvas.rect(gloss, box),
  ].join('')
}

function rays({ canvas, style }: Pen, size: number, light: number): string {
  const { glow } = style.palette
  const reach = size * 1.5
  const path = repeat(12, (index) => {
    const from = (index / 12) * 2 * Math.PI + style.turn
    const to = from + Math.PI / 12
    return svg`M0 0L${Math.cos(from) * reach} ${Math.sin(from) * reach}L${Math.cos(to) * reach} ${Math.sin(to) * reach}Z`
  })
  const fade = canvas.spot(
    [
      [0, glow, 0.75 * light],
      [0.6, glow, 0.25],
      [1, glow, 0],
    ],
    0,
    0,
    size * 1.05,
  )
  return svg`<path d="${path}" fill="${fade}"/>${canvas.glow(0, 0, size * 0.8, { colour: glow, opacity: 0.85 * light })}`
}

function studs(pen: Pen, shape: ShapeName, { size, ring, metal = pen.style.metal }: PlateLook, colour: string): string {
  const { count, turn = 0, reach = 1 } = studsOf[shape]
  const distance = size * (1 - ring / 2) * reach
  return repeat(count, (index) => {
    const angle = turn + (index / count) * 2 * Math.PI
    const at = { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance }
    return gem(pen, { ...at, radius: size * (count > 8 ? 0.045 : 0.07) }, colour, metal)
  })
}
