import { mix } from '../kit/colour.ts'
import { DARK, darker, lighter } from './materials/tones.ts'
import type { SlotSpec } from './slot-spec.ts'
import { styleOf } from './style.ts'
import type { ParticleKind } from './worlds/world.ts'

/** One kind of what falls or rises in a shower. */
export interface ShowerPart {
  kind: ParticleKind
  colour: string
  count: number
  /** Below zero it rises; 1 falls like a coin. */
  gravity: number
}

/** Colours and measures that the client draws with itself. */
export interface SlotAccents {
  /** Colours of win lines, one after the other. */
  lines: string[]
  cellGlow: string
  /** What lies over the reels while something is said, and behind the stage while it loads. */
  dim: string
  ground: string
  spin: { high: string; middle: string; low: string; ring: string; icon: string }
  text: { ink: string; accent: string }
  shower: ShowerPart[]
}

const gravity: Record<ParticleKind, number> = {
  bubble: -0.25,
  coin: 0.9,
  confetti: 0.4,
  dust: 0.1,
  ember: -0.3,
  feather: 0.14,
  firefly: 0,
  leaf: 0.18,
  petal: 0.16,
  snow: 0.12,
  spark: 0.2,
}

const counts = [44, 26, 18] as const

/** The accents of a title: its lines, its light, the metal of its button and what its shower is made of. */
export function slotAccents(spec: SlotSpec): SlotAccents {
  const { palette, rim, gems, metal, world } = styleOf(spec)
  const { glow, accent, groundDark } = palette
  const colours = [glow, rim, lighter(gems[1], 0.2)]
  return {
    lines: [glow, rim, ...gems.map((gem) => lighter(gem, 0.35))],
    cellGlow: mix(glow, accent, 0.4),
    dim: darker(groundDark, 0.4),
    ground: mix(groundDark, DARK, 0.35),
    spin: { high: metal.high, middle: metal.bright, low: metal.middle, ring: metal.shade, icon: metal.line },
    text: { ink: '#fff6e4', accent: lighter(glow, 0.35) },
    shower: world.particles.map((kind, index) => ({
      kind,
      colour: colours[index % colours.length] ?? glow,
      count: counts[index] ?? 12,
      gravity: gravity[kind],
    })),
  }
}
