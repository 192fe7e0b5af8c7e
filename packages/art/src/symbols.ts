import type { Theme } from './catalogue/themes.ts'
import { Canvas } from './kit/canvas.ts'
import { mix } from './kit/colour.ts'
import { palettes } from './kit/palettes.ts'
import { drawTitle } from './kit/title.ts'
import { layoutTitle } from './kit/title-layout.ts'
import { letter } from './symbols/letter.ts'
import { type Enamel, picture } from './symbols/picture.ts'
import { type SymbolSet, symbolSets } from './symbols/symbol-set.ts'

const letters = {
  ace: { text: 'A', colour: '#e0324b' },
  king: { text: 'K', colour: '#8a54e0' },
  queen: { text: 'Q', colour: '#1fa7b3' },
  jack: { text: 'J', colour: '#3fa456' },
  ten: { text: '10', colour: '#2f76e6' },
} as const

type LetterSymbol = keyof typeof letters
type PictureSymbol = 'wild' | 'scatter' | 'top' | 'high1' | 'high2' | 'high3'

/** What a slot's reels may show. */
export type SlotSymbol = PictureSymbol | LetterSymbol

const enamelOf: Record<PictureSymbol, Enamel> = {
  wild: 'green',
  scatter: 'indigo',
  top: 'ruby',
  high1: 'teal',
  high2: 'amber',
  high3: 'scene',
}

/** Every symbol, best first. */
export const slotSymbols = [...Object.keys(enamelOf), ...Object.keys(letters)] as SlotSymbol[]

function isLetter(symbol: SlotSymbol): symbol is LetterSymbol {
  return symbol in letters
}

/** Wild and scatter carry their word: a player must not have to learn them. */
function named(canvas: Canvas, set: SymbolSet, kind: 'wild' | 'scatter'): void {
  const glow = kind === 'wild' ? '#ffb35c' : palettes[set.palette].glow
  const layout = layoutTitle({
    lines: [kind.toUpperCase()],
    face: 'sigmar',
    warp: 'flat',
    centreX: 48,
    bottom: 91,
    widthMax: kind === 'wild' ? 78 : 88,
    heightMax: 26,
  })
  canvas.add(
    canvas.glow(48, 46, 46, { colour: glow, opacity: 0.75 }),
    picture(canvas, set[kind], { y: 39, size: 70, enamel: enamelOf[kind] }, set),
    drawTitle(canvas, layout, { ink: set.ink, edgeWeight: 0.42 }),
  )
}

/** One symbol of a theme family as SVG on a clear ground, 96 units square. */
export function slotSymbol(theme: Theme, symbol: SlotSymbol): string {
  const set = symbolSets[theme]
  const canvas = new Canvas(96, 96, `${theme} ${symbol}`)
  if (isLetter(symbol)) {
    const { text, colour } = letters[symbol]
    canvas.add(letter(canvas, text, { face: set.face, colour: mix(colour, palettes[set.palette].accent, 0.16) }))
  } else if (symbol === 'wild' || symbol === 'scatter') {
    named(canvas, set, symbol)
  } else {
    canvas.add(picture(canvas, set[symbol], { y: 48, size: 84, enamel: enamelOf[symbol] }, set))
  }
  return canvas.toSvg()
}
