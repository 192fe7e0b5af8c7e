import type { Canvas } from './canvas.ts'
import { type InkName, inks } from './inks.ts'
import { svg } from './markup.ts'
import type { Extent } from './outline.ts'
import type { TitleLayout } from './title-layout.ts'

export interface TitleInk {
  ink: InkName
  /** 1 is the full engraved edge; thin faces take less. */
  edgeWeight?: number
}

function edgeScale({ lineHeight }: TitleLayout, { edgeWeight = 1 }: TitleInk): number {
  return (lineHeight > 44 ? 1 : 0.82) * edgeWeight
}

/** The area a title covers with its edge and its shadow. */
export function titleBounds(layout: TitleLayout, look: TitleInk): Extent {
  const reach = 6.5 * edgeScale(layout, look)
  const { left, right, top, bottom } = layout.extent
  return { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach + 4 }
}

/** Draws laid-out letters in five layers: shadow, edge, rim, inner edge, metal. */
export function drawTitle(canvas: Canvas, layout: TitleLayout, look: TitleInk): string {
  const { high, middle, low, edge, rim } = inks[look.ink]
  const weight = edgeScale(layout, look)
  const metal = canvas.vertical(
    [
      [0, high],
      [0.42, middle],
      [0.5, low],
      [0.62, middle],
      [1, high],
    ],
    layout.top - 6,
    layout.bottom + 2,
  )
  const id = canvas.define(layout.path, (name) => svg`<path id="${name}" d="${layout.path}"/>`)
  const layer = (colour: string, width: number, extra = '') =>
    svg`<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width * weight}" ${extra}/>`
  const layers = [
    layer(edge, 13, 'transform="translate(0 4)" opacity=".55"'),
    layer(edge, 11),
    layer(rim, 6),
    layer(edge, 3.4),
    svg`<use href="#${id}" fill="${metal}"/>`,
  ]
  return svg`<g stroke-linejoin="round">${layers}</g>`
}
