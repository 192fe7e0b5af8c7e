import type { Canvas } from '../kit/canvas.ts'
import type { DealerLook } from './dealers.ts'

/** Light, shade and line of a skin. */
const skins = {
  fair: { light: '#f8d3b3', shade: '#d99b78', line: '#b3704f' },
  warm: { light: '#efc09a', shade: '#cb8c66', line: '#9d5f40' },
  tan: { light: '#dba57b', shade: '#b0754e', line: '#7e4a2c' },
} as const

/** Cloth in light, in shade, and its trimming. */
const cloths = {
  ruby: { light: '#cf2d49', shade: '#7d1430', trim: '#ffd58a' },
  wine: { light: '#a3243f', shade: '#5c0f26', trim: '#ffd58a' },
  teal: { light: '#178089', shade: '#0a434c', trim: '#ffd58a' },
  violet: { light: '#7448d2', shade: '#3d1f80', trim: '#ffe0a0' },
  jade: { light: '#22895f', shade: '#0d4a35', trim: '#ffe0a0' },
  ink: { light: '#3a2d60', shade: '#181030', trim: '#ffc65c' },
  gold: { light: '#d9982e', shade: '#7f500f', trim: '#fff0c0' },
  sky: { light: '#3577cc', shade: '#173f7e', trim: '#ffe0a0' },
} as const

const hairs = {
  plum: { base: '#20142c', gloss: '#5a3c66' },
  brown: { base: '#3a1f18', gloss: '#7d4d38' },
  auburn: { base: '#471626', gloss: '#8f3a4a' },
  grey: { base: '#5d5870', gloss: '#a6a0b8' },
} as const

/** A dealer on a canvas, with the colours of the look. Everything is drawn round the chin, 264 wide. */
export interface Sitter {
  canvas: Canvas
  look: DealerLook
  skin: (typeof skins)[keyof typeof skins]
  cloth: (typeof cloths)[keyof typeof cloths]
  hair: (typeof hairs)[keyof typeof hairs]
}

export function sitterOf(canvas: Canvas, look: DealerLook): Sitter {
  return { canvas, look, skin: skins[look.skin], cloth: cloths[look.dress], hair: hairs[look.hairTone] }
}

export const wears = ({ look }: Sitter, extra: NonNullable<DealerLook['extras']>[number]): boolean =>
  look.extras?.includes(extra) ?? false
