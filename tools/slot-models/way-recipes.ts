import type { Counts } from './draft-strip.ts'
import { ladder, type Pays } from './ladders.ts'
import { caps, type LineGame, reelCounts, scatterPays, spins } from './line-recipes.ts'
import type { Recipe } from './recipe.ts'

type WayGame = Omit<LineGame, 'lines'> & { readonly rows: 3 | 4; readonly isSold?: boolean }

/** Five reels of three or four rows: 243 or 1,024 ways. */
export function wayRecipe({ id, name, volatility, rtp, rows, isSold = false }: WayGame): Recipe {
  const wide: Counts = rows === 4 ? { A: 6, K: 6, Q: 6, J: 6, X: 6 } : {}
  return {
    id,
    rtp,
    payStep: 5,
    isSold,
    draft: {
      id,
      version: 1,
      name,
      kind: 'ways',
      grid: { reels: 5, rows },
      betUnits: rows === 3 ? 25 : 50,
      // Ways multiply what a line would pay: the steepest ladder would put all into a win that hardly ever comes.
      pays: ladder(volatility === 'high' ? 'medium' : volatility),
      scatter: { paysX: scatterPays[volatility], triggerCount: 3 },
      freeSpins: spins[volatility],
      winCapX: caps[volatility],
    },
    base: reelCounts(volatility, 1, wide),
    free: reelCounts(volatility, 2, { ...wide, T: 4 }),
  }
}

const tallReel: Counts = { T: 4, H: 4, M: 4, L: 5, A: 6, K: 6, Q: 6, J: 6, X: 7, S: 2 }

/** Six reels that draw their height before every spin, from two to seven rows: 64 to 117,649 ways. */
export function tallRecipe({ id, name, volatility, rtp }: Omit<LineGame, 'lines'>): Recipe {
  const reels = Array.from({ length: 6 }, (_, reel) => (reel > 0 && reel < 5 ? { ...tallReel, W: 1 } : tallReel))
  return {
    id,
    rtp,
    draft: {
      id,
      version: 1,
      name,
      kind: 'ways',
      grid: {
        reels: 6,
        rows: 7,
        heights: [
          [2, 3],
          [3, 5],
          [4, 5],
          [5, 4],
          [6, 2],
          [7, 1],
        ],
      },
      betUnits: 50,
      pays: withSix(ladder(volatility)),
      scatter: { paysX: { 4: 2, 5: 10, 6: 100 }, triggerCount: 4 },
      freeSpins: { ...spins[volatility], reelSet: 'base', retriggerCount: 5 },
      winCapX: caps[volatility],
    },
    base: reels,
  }
}

const withSix = (pays: Pays): Pays =>
  Object.fromEntries(Object.entries(pays).map(([id, counts]) => [id, { ...counts, 6: 2 * (counts[5] ?? 0) }]))
