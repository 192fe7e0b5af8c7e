import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { findSubject, type SubjectRef } from '../../kit/subjects.ts'
import { isStruck } from '../grown-up.ts'
import { type Metal, metalStops, stageMetals } from '../materials/metals.ts'
import { DARK, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'

export interface FigureLook {
  x?: number
  y?: number
  /** Width; the height follows the subject. */
  size: number
  /** A `url(#…)` of a material; none draws it flat. */
  filter?: string
  isFlipped?: boolean
  /** What engravings are cast in. */
  metal?: Metal
  /** One colour instead of a metal. */
  tone?: string
}

export const isEngraved = (ref: SubjectRef): boolean => ref.startsWith('game:')

/** The shape of an engraving without a colour of its own. */
export const engraving = (ref: SubjectRef): string => findSubject(ref).body.replaceAll('fill="currentColor"', '')

const filtered = (filter: string | undefined, body: string): string =>
  filter ? svg`<g filter="${filter}">${body}</g>` : body

/** The subject of a symbol: colour icons are lit, engravings are cast in metal. */
export function figure({ canvas }: Pen, ref: SubjectRef, look: FigureLook): string {
  const body = isEngraved(ref) ? cast(canvas, ref, look) : coloured(canvas, ref, look)
  return filtered(look.filter, body)
}

function cast(canvas: Canvas, ref: SubjectRef, look: FigureLook): string {
  const { x = 0, y = 0, size, isFlipped = false, metal = stageMetals.gold, tone } = look
  const { width, height } = findSubject(ref)
  const scale = size / width
  const fill = tone
    ? canvas.vertical(
        [
          [0, lighter(tone, 0.55)],
          [0.5, tone],
          [1, mix(tone, '#000000', 0.45)],
        ],
        0,
        height,
      )
    : canvas.vertical(metalStops(metal), 0, height)
  return svg`<g transform="translate(${x} ${y}) scale(${isFlipped ? -scale : scale} ${scale}) translate(${-width / 2} ${-height / 2})" fill="${fill}">${engraving(ref)}</g>`
}

/** Some icons have pieces outside their own box: they are cut off. */
function coloured(canvas: Canvas, ref: SubjectRef, look: FigureLook): string {
  const { x = 0, y = 0, size, isFlipped = false, metal = stageMetals.bronze } = look
  const { width, height } = findSubject(ref)
  const tall = (size * height) / width
  const clip = canvas.clip(
    svg`<rect x="${x - size * 0.56}" y="${y - tall * 0.56}" width="${size * 1.12}" height="${tall * 1.12}"/>`,
  )
  const icon = canvas.icon(ref, { x, y, size, isFlipped })
  const cut = svg`<g clip-path="${clip}">${icon}</g>`
  return isStruck(ref) ? filtered(struck(canvas, metal), cut) : cut
}

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255

/** Brightness alone, in the tones of a metal. */
function struck(canvas: Canvas, { high, bright, middle, shade }: Metal): string {
  const tones = [DARK, shade, middle, bright, high]
  const table = (at: number) => tones.map((tone) => svg`${channel(tone, at)}`).join(' ')
  return canvas.filter(
    svg`<feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="table" tableValues="${table(1)}"/><feFuncG type="table" tableValues="${table(3)}"/><feFuncB type="table" tableValues="${table(5)}"/></feComponentTransfer>`,
    { isSrgb: true },
  )
}
