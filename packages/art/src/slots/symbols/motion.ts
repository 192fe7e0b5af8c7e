import type { ParticleKind } from '../worlds/world.ts'

/** How valuable a symbol is, and how much it may move. */
export type SymbolTier = 'hero' | 'high' | 'mid' | 'low' | 'wild' | 'scatter' | 'coin'

/** Keyframes spread evenly over `ms`: degrees, shares of the cell, scales. Transform and opacity only. */
export interface Movement {
  scale?: readonly number[]
  scaleX?: readonly number[]
  turn?: readonly number[]
  y?: readonly number[]
  ms: number
}

export interface SymbolMotion {
  /** While nothing happens; none for quiet symbols. */
  idle: Movement | null
  /** While it pays. */
  win: Movement
  /** Squeeze as its reel stops, as a share of its height. */
  land: { squash: number; ms: number }
  /** A band of light that passes now and then. */
  shine: { ms: number; everyMs: number; alpha: number } | null
  particle: { kind: ParticleKind; count: number; colours: readonly string[] } | null
}

const idle: Record<SymbolTier, Movement | null> = {
  hero: { y: [-0.012, 0.012], turn: [-0.8, 0.8], ms: 3_200 },
  high: { y: [-0.008, 0.008], ms: 3_900 },
  mid: null,
  low: null,
  wild: { scale: [1, 1.025], ms: 2_200 },
  scatter: { scale: [1, 1.035], ms: 1_800 },
  coin: { scaleX: [1, 0.96], ms: 2_600 },
}

const win: Record<SymbolTier, Movement> = {
  hero: { scale: [1, 1.16, 1.08], turn: [0, -2.5, 2.5, 0], ms: 900 },
  high: { scale: [1, 1.12, 1.05], ms: 800 },
  mid: { scale: [1, 1.1, 1.04], ms: 760 },
  low: { scale: [1, 1.08, 1.02], ms: 700 },
  wild: { scale: [1, 1.2, 1.1], ms: 900 },
  scatter: { scale: [1, 1.22, 1.1], turn: [0, -4, 4, 0], ms: 1_000 },
  coin: { scaleX: [1, 0.2, 1], ms: 620 },
}

const particleCount: Record<SymbolTier, number> = {
  hero: 14,
  high: 8,
  mid: 6,
  low: 0,
  wild: 16,
  scatter: 18,
  coin: 10,
}

/** How a symbol moves: the better it pays, the more. */
export function motionOf(tier: SymbolTier, kind: ParticleKind, colours: readonly string[]): SymbolMotion {
  const isLow = tier === 'low'
  const isHero = tier === 'hero'
  return {
    idle: idle[tier],
    win: win[tier],
    land: { squash: isLow ? 0.04 : 0.08, ms: 180 },
    shine: isLow ? null : { ms: isHero ? 900 : 700, everyMs: isHero ? 5_200 : 8_400, alpha: 0.5 },
    particle: isLow ? null : { kind, count: particleCount[tier], colours },
  }
}
