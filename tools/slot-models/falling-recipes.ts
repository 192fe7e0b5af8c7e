import type { Counts } from './draft-strip.ts'
import { caps, type LineGame } from './line-recipes.ts'
import type { Recipe, Volatility } from './recipe.ts'

type FallingGame = Omit<LineGame, 'lines'>

const falls: Readonly<Record<Volatility, { multipliers: number[]; freeMultipliers: number[] }>> = {
  low: { multipliers: [1], freeMultipliers: [1, 2] },
  medium: { multipliers: [1, 2, 3], freeMultipliers: [2, 4, 6] },
  high: { multipliers: [1, 2, 3, 5], freeMultipliers: [3, 6, 9, 15] },
}

const freeSpins = { reelSet: 'base', count: 8, multiplier: 1, retriggerCount: 3 } as const
const names = ['top', 'high1', 'high2', 'high3', 'ace', 'king', 'queen', 'jack'] as const
/** Pays of the best symbol against the plainest. */
const steepness: Readonly<Record<Volatility, number>> = { low: 1.25, medium: 1.5, high: 2 }

/** Pays by least group size: the given units for the lowest symbol, times a factor for each better one. */
function groupPays(symbols: readonly string[], steps: Readonly<Record<number, number>>, times: number) {
  return Object.fromEntries(
    symbols.map((id, at) => {
      const scale = times ** (symbols.length - 1 - at)
      return [id, Object.fromEntries(Object.entries(steps).map(([count, units]) => [count, Math.round(units * scale)]))]
    }),
  )
}

const clusters = {
  five: {
    size: 5,
    reel: { T: 6, H: 8, M: 9, L: 12, A: 14, S: 1 },
    steps: { 5: 10, 6: 30, 8: 150, 10: 800, 13: 5_000 },
    scatter: { paysX: { 3: 2, 4: 10, 5: 50 }, triggerCount: 3 },
  },
  six: {
    size: 6,
    reel: { T: 4, H: 4, M: 6, L: 6, A: 7, K: 8, S: 1 },
    steps: { 5: 10, 6: 20, 8: 50, 10: 150, 13: 500 },
    scatter: { paysX: { 4: 2, 5: 10, 6: 50 }, triggerCount: 4 },
  },
  seven: {
    size: 7,
    reel: { T: 6, H: 6, M: 6, L: 7, A: 7, K: 7, Q: 8, S: 1 },
    steps: { 5: 10, 7: 20, 9: 40, 12: 120, 16: 400 },
    scatter: { paysX: { 4: 2, 5: 10, 6: 50, 7: 100 }, triggerCount: 4 },
  },
} as const

type ClusterGame = FallingGame & { readonly grid: keyof typeof clusters }

/** As many rows as reels: symbols of which enough touch pay and vanish. */
export function clusterRecipe({ id, name, volatility, rtp, grid }: ClusterGame): Recipe {
  const { size, reel, steps, scatter } = clusters[grid]
  // The reel names its symbols from the best to the plainest, and the scatter last.
  const paying = names.slice(0, Object.keys(reel).length - 1)
  return {
    id,
    rtp,
    stacks: { T: 1 },
    draft: {
      id,
      version: 1,
      name,
      kind: 'cluster',
      grid: { reels: size, rows: size },
      betUnits: 20,
      pays: groupPays(paying, steps, steepness[volatility]),
      scatter,
      freeSpins,
      cascade: falls[volatility],
      winCapX: caps[volatility],
    },
    base: Array.from({ length: size }, () => reel),
  }
}

const steepSteps = { 8: 10, 10: 50, 12: 400 }

/** Six reels of five rows: eight and more of a symbol pay wherever they stand, and vanish. */
export function scatterPaysRecipe({ id, name, volatility, rtp }: FallingGame): Recipe {
  const reel: Counts = { T: 3, H: 4, M: 4, L: 5, A: 5, K: 5, Q: 5, J: 5, S: 1 }
  return {
    id,
    rtp,
    stacks: { T: 2, Q: 2, J: 2 },
    draft: {
      id,
      version: 1,
      name,
      kind: 'scatter-pays',
      grid: { reels: 6, rows: 5 },
      betUnits: 20,
      pays: groupPays(names, volatility === 'high' ? steepSteps : { 8: 10, 10: 25, 12: 100 }, steepness[volatility]),
      scatter: { paysX: { 4: 3, 5: 10, 6: 100 }, triggerCount: 4 },
      freeSpins,
      cascade: falls[volatility],
      winCapX: caps[volatility],
    },
    base: Array.from({ length: 6 }, () => reel),
  }
}
