import { themePalettes } from '@fairground/art/catalogue'
import type { CSSProperties } from 'react'
import { themeOr } from '../reels/symbol-images.ts'

/** The colours of the air and the metal of a theme, for a panel that is lit by it. */
export function themeStyle(theme: string): CSSProperties {
  const { air, glow, frame } = themePalettes[themeOr(theme)]
  const [middle, half, edge] = air
  return {
    ['--air-middle' as string]: middle,
    ['--air-half' as string]: half,
    ['--air-edge' as string]: edge,
    ['--air-glow' as string]: glow,
    ['--metal-lower' as string]: frame.lower,
    ['--metal-edge' as string]: frame.edge,
  }
}
