import type { Canvas } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import { medallion } from '../kit/objects/medallion.ts'
import { seven } from '../kit/objects/seven.ts'
import { type Palette, palettes } from '../kit/palettes.ts'
import type { SymbolSet, SymbolSubject } from './symbol-set.ts'

/** Enamel of a struck coin by its rank, so that two coins are told apart without reading the engraving. */
export type Enamel = 'scene' | 'ruby' | 'teal' | 'indigo' | 'green' | 'amber'

const enamels = {
  ruby: ['#e0455c', '#a31c3c', '#560a24'],
  teal: ['#3fb5b0', '#14707a', '#083840'],
  indigo: ['#6a7ae0', '#3240a0', '#161c54'],
  green: ['#5cba6c', '#1f7a46', '#0a3c24'],
  amber: ['#f2b04a', '#b06a18', '#5a2e08'],
} as const

/** A lamp's width of shade and rim light, so that flat icons sit in the air of the cabinet. */
function symbolLight(canvas: Canvas, palette: Palette): string {
  const rim = mix(palette.glow, '#ffffff', 0.5)
  return canvas.filter(
    [
      '<feOffset in="SourceAlpha" dy="-4"/><feGaussianBlur stdDeviation="4" result="lo"/>',
      svg`<feFlood flood-color="${palette.groundDark}" flood-opacity=".38"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="lo" operator="out" result="foot"/>`,
      '<feOffset in="SourceAlpha" dx="-.6" dy="1.2"/><feGaussianBlur stdDeviation=".7" result="hi"/>',
      svg`<feFlood flood-color="${rim}" flood-opacity=".7"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="hi" operator="out" result="rim"/>`,
      svg`<feFlood flood-color="${palette.horizon}" flood-opacity=".26"/><feBlend in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in" result="toned"/>`,
      '<feMerge><feMergeNode in="toned"/><feMergeNode in="foot"/><feMergeNode in="rim"/></feMerge>',
    ].join(''),
  )
}

function coin(canvas: Canvas, subject: `game:${string}`, place: PicturePlace, palette: Palette): string {
  const { enamel } = place
  const colours = enamel === 'scene' ? ([palette.horizon, palette.skyMiddle, palette.skyTop] as const) : enamels[enamel]
  return medallion(canvas, 48, place.y, { radius: place.size * 0.47, hero: subject, metal: 'gold', enamel: colours })
}

export interface PicturePlace {
  y: number
  /** Width of the picture; the symbol is 96 wide. */
  size: number
  enamel: Enamel
}

function isEngraved(subject: SymbolSubject): subject is `game:${string}` {
  return subject.startsWith('game:')
}

/** Draws a picture symbol in the light of its family. */
export function picture(canvas: Canvas, subject: SymbolSubject, place: PicturePlace, set: SymbolSet): string {
  const palette = palettes[set.palette]
  if (subject === 'seven') return seven(canvas, 48, place.y, place.size * 0.78)
  if (isEngraved(subject)) return coin(canvas, subject, place, palette)
  return canvas.icon(subject, { x: 48, y: place.y, size: place.size, filter: symbolLight(canvas, palette) })
}
