import type { Stop } from '../../../kit/canvas.ts'
import { mix } from '../../../kit/colour.ts'
import { repeat, svg } from '../../../kit/markup.ts'
import type { SubjectRef } from '../../../kit/subjects.ts'
import { DARK, darker, lighter } from '../../materials/tones.ts'
import { engraving } from '../../symbols/figure.ts'
import { ACROSS, type Place } from '../place.ts'

interface ColumnLook {
  x: number
  top: number
  width: number
  tone: string
  kind?: 'stone' | 'lacquer' | 'gilt'
  /** Engraved into stone, from the top. */
  glyphs?: readonly SubjectRef[]
}

/** From one band of a stone column to the next. */
const bandStep = 118

/** A standing column of engraved stone, lacquer or gilt wood. */
export function column(place: Place, look: ColumnLook): string {
  const { canvas, palette, height } = place
  const { x, top, width, tone, kind = 'stone' } = look
  const lit: Stop[] = [
    [0, lighter(tone, 0.34)],
    [0.22, lighter(tone, 0.1)],
    [0.6, mix(tone, palette.groundDark, 0.45)],
    [1, darker(tone, 0.8)],
  ]
  const turned = lit.map(([offset, colour]): Stop => [1 - offset, colour]).reverse()
  const fill = canvas.linear(place.light.x < x ? lit : turned, ACROSS)
  const shaft = svg`<rect x="${x - width / 2}" y="${top + 40}" width="${width}" height="${height + 20 - top}" fill="${fill}"/>`
  if (kind === 'lacquer') return shaft + lacquerBands(place, look)
  if (kind === 'gilt') return shaft + giltHead(place, look)
  return shaft + stoneBands(place, look) + glyphs(place, look) + stoneHead(look, fill)
}

function stoneBands({ height }: Place, { x, top, width }: ColumnLook): string {
  const count = Math.max(0, Math.ceil((height + 20 - (top + 62)) / bandStep))
  return repeat(count, (index) => {
    const y = top + 62 + index * bandStep
    return svg`<rect x="${x - width / 2}" y="${y}" width="${width}" height="9" fill="${DARK}" opacity=".35"/><rect x="${x - width / 2}" y="${y + 9}" width="${width}" height="2.5" fill="#fff" opacity=".22"/>`
  })
}

function glyphs(place: Place, { x, top, width, tone, glyphs: refs = [] }: ColumnLook): string {
  const away = place.light.x < x ? 1 : -1
  const scale = (width * 0.5) / 512
  return refs
    .map((ref, index) => {
      const y = top + 130 + index * bandStep
      const at = (dx: number, dy: number) =>
        svg`translate(${x - away * width * 0.1 + dx} ${y + dy}) scale(${scale}) translate(-256 -256)`
      const body = engraving(ref)
      return svg`<g transform="${at(1.4, 1.6)}" fill="#fff" opacity=".25">${body}</g><g transform="${at(0, 0)}" fill="${darker(tone, 0.72)}" opacity=".85">${body}</g>`
    })
    .join('')
}

function stoneHead({ x, top, width }: ColumnLook, fill: string): string {
  const [near, far] = [width * 0.5, width * 0.72]
  return svg`<path d="M${x - near} ${top + 44}L${x - far} ${top + 12}V${top}H${x + far}V${top + 12}L${x + near} ${top + 44}Z" fill="${fill}"/><rect x="${x - far}" y="${top - 16}" width="${width * 1.44}" height="18" fill="${fill}"/><rect x="${x - far}" y="${top + 1}" width="${width * 1.44}" height="4" fill="${DARK}" opacity=".4"/>`
}

function lacquerBands({ canvas, palette, height }: Place, { x, top, width }: ColumnLook): string {
  const gilt = canvas.linear(
    [
      [0, '#5a2a08'],
      [0.3, '#ffe08a'],
      [0.6, '#d08a24'],
      [1, '#4a1e06'],
    ],
    ACROSS,
  )
  return [top + 40, top + 150, height - 190]
    .map(
      (y) =>
        svg`<rect x="${x - width * 0.54}" y="${y}" width="${width * 1.08}" height="26" fill="${gilt}"/><rect x="${x - width * 0.54}" y="${y + 8}" width="${width * 1.08}" height="10" fill="${palette.skyMiddle}" opacity=".55"/>`,
    )
    .join('')
}

function giltHead({ canvas, height }: Place, { x, top, width }: ColumnLook): string {
  const flutes = repeat(
    5,
    (index) =>
      svg`<rect x="${x + (index - 2) * width * 0.18 - 2}" y="${top + 44}" width="4" height="${height}" fill="${DARK}" opacity=".28"/>`,
  )
  const gilt = canvas.linear([
    [0, '#fff0b8'],
    [0.5, '#d8922c'],
    [1, '#6b3410'],
  ])
  const [near, far, neck] = [width * 0.5, width * 0.7, width * 0.52]
  return svg`${flutes}<path d="M${x - far} ${top}H${x + far}V${top + 14}Q${x + near} ${top + 18} ${x + neck} ${top + 44}H${x - neck}Q${x - near} ${top + 18} ${x - far} ${top + 14}Z" fill="${gilt}"/>`
}
