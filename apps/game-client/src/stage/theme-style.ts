import { themePalettes } from '@fairground/art/catalogue'
import type { CSSProperties } from 'react'
import { themeOr } from '../reels/symbol-images.ts'
import type { Scenery } from '../scenery/scenery.ts'

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

/** The colours of a title that has a scenery: its ground, its light and the metal of its button. */
export function sceneryStyle(scenery: Scenery | undefined): CSSProperties {
  if (!scenery) return {}
  const { ground, dim, cellGlow, spin, text } = scenery.stage.accents
  return {
    ['--air-middle' as string]: dim,
    ['--air-half' as string]: dim,
    ['--air-edge' as string]: ground,
    ['--air-glow' as string]: cellGlow,
    ['--metal-lower' as string]: spin.low,
    ['--metal-edge' as string]: spin.high,
    ['--spin-high' as string]: spin.high,
    ['--spin-middle' as string]: spin.middle,
    ['--spin-low' as string]: spin.low,
    ['--spin-ring' as string]: spin.ring,
    ['--spin-icon' as string]: spin.icon,
    ['--title-accent' as string]: text.accent,
  }
}
