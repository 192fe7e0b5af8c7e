import type { Canvas } from '../canvas.ts'
import { type InkName, inks } from '../inks.ts'
import { repeat, svg } from '../markup.ts'
import type { SubjectRef } from '../subjects.ts'

export interface MedallionLook {
  radius: number
  /** Engraved in the middle; a single-colour icon takes the metal. */
  hero: SubjectRef
  metal: InkName
  /** Enamel from the middle outward. */
  enamel: readonly [middle: string, half: string, edge: string]
}

function engraving(canvas: Canvas, x: number, y: number, { radius, hero, metal }: MedallionLook): string {
  const size = radius * 1.16
  const { edge, high, middle } = inks[metal]
  const shadow = canvas.icon(hero, { x, y: y + 3, size: size + 4, tint: edge, opacity: 0.85 })
  const light = canvas.icon(hero, { x, y: y - 1.2, size, tint: high, opacity: 0.7 })
  return shadow + light + canvas.icon(hero, { x, y, size, tint: middle })
}

/** A beaded coin with an enamel disc and an engraved subject. */
export function medallion(canvas: Canvas, x: number, y: number, look: MedallionLook): string {
  const { radius, enamel } = look
  const { high, middle, low, rim } = inks[look.metal]
  const beads = repeat(32, (index) => {
    const angle = (index / 32) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle) * radius * 0.93, Math.sin(angle) * radius * 0.93]
    return svg`<circle cx="${x + dx}" cy="${y + dy}" r="${radius * 0.035}"/>`
  })
  const metal = canvas.linear([
    [0, high],
    [0.45, middle],
    [0.55, low],
    [1, middle],
  ])
  const disc = canvas.radial(
    [
      [0, enamel[0]],
      [0.7, enamel[1]],
      [1, enamel[2]],
    ],
    [0.5, 0.35, 0.8],
  )
  return [
    svg`<circle cx="${x}" cy="${y + 6}" r="${radius * 1.02}" fill="#06021a" opacity=".5"/>`,
    svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${metal}"/><g fill="${rim}">${beads}</g>`,
    svg`<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="${disc}" stroke="${inks[look.metal].edge}" stroke-width="2"/>`,
    engraving(canvas, x, y, look),
  ].join('')
}
