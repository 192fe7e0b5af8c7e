import type { Jackpot } from '@fairground/game-rules/jackpots'
import type { Counts } from './draft-strip.ts'
import { ladder, type Pays } from './ladders.ts'
import type { Recipe, Volatility } from './recipe.ts'

export const none = {
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 },
} as const

export const spins = {
  low: { reelSet: 'free', count: 8, multiplier: 1, retriggerCount: 5 },
  medium: { reelSet: 'free', count: 10, multiplier: 2, retriggerCount: 5 },
  high: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
} as const

export const scatterPays = {
  low: { 3: 1, 4: 5, 5: 20 },
  medium: { 3: 2, 4: 10, 5: 50 },
  high: { 3: 2, 4: 10, 5: 100 },
} as const

export const caps: Readonly<Record<Volatility, number>> = { low: 1_000, medium: 5_000, high: 10_000 }

/** Symbols of one reel of five; wilds stand on all but the first. */
export const reelCounts = (volatility: Volatility, wilds: number, extra: Counts = {}): Counts[] =>
  Array.from({ length: 5 }, (_, reel) => ({ ...plain[volatility], ...(reel > 0 ? { W: wilds } : {}), S: 1, ...extra }))

const plain: Readonly<Record<Volatility, Counts>> = {
  low: { T: 3, H: 3, M: 4, L: 4, A: 4, K: 4, Q: 4, J: 4, X: 4 },
  medium: { T: 2, H: 3, M: 3, L: 4, A: 4, K: 4, Q: 4, J: 5, X: 5 },
  high: { T: 2, H: 2, M: 3, L: 3, A: 4, K: 4, Q: 5, J: 5, X: 6 },
}

export type LineGame = {
  readonly id: string
  readonly name: string
  readonly volatility: Volatility
  readonly rtp: number
  readonly lines: 'five' | 'ten' | 'twenty' | 'twentyFive' | 'forty'
  /** The pools of the house that its stakes join; `rtp` is what the game returns without them. */
  readonly jackpot?: Jackpot
}

const sizes = {
  five: { units: 5, rows: 3, payStep: 1 },
  ten: { units: 10, rows: 3, payStep: 1 },
  twenty: { units: 20, rows: 3, payStep: 5 },
  twentyFive: { units: 25, rows: 3, payStep: 5 },
  forty: { units: 20, rows: 4, payStep: 5 },
} as const

/** Five reels with lines and free spins. */
export function lineRecipe({ id, name, volatility, rtp, lines, jackpot }: LineGame): Recipe {
  const { units, rows, payStep } = sizes[lines]
  const wide: Counts = rows === 4 ? { A: 6, K: 6, Q: 6, J: 6 } : {}
  return {
    id,
    rtp,
    payStep,
    draft: {
      id,
      version: 1,
      name,
      kind: 'lines',
      grid: { reels: 5, rows },
      betUnits: units,
      lines,
      pays: lines === 'five' ? withPairs(ladder(volatility)) : ladder(volatility),
      scatter: { paysX: scatterPays[volatility], triggerCount: 3 },
      freeSpins: spins[volatility],
      ...(jackpot && { jackpot }),
      winCapX: caps[volatility],
    },
    base: reelCounts(volatility, volatility === 'low' ? 2 : 1, wide),
    free: reelCounts(volatility, 2, { ...wide, T: 4 }),
  }
}

/** Few lines win seldom: the four best symbols pay from two on. */
const withPairs = (pays: Pays): Pays => ({
  ...pays,
  ...Object.fromEntries(
    ['top', 'high1', 'high2', 'high3'].map((id) => [id, { 2: Math.round((pays[id]?.[3] ?? 0) / 6), ...pays[id] }]),
  ),
})

type ClassicGame = Omit<LineGame, 'lines'> & { readonly lines: 'threeByOne' | 'threeByFive' }

const classicPays = {
  low: {
    top: { 3: 40 },
    high1: { 3: 25 },
    high2: { 3: 15 },
    high3: { 3: 10 },
    ace: { 3: 6 },
    ten: { 1: 1, 2: 2, 3: 4 },
  },
  medium: {
    top: { 3: 150 },
    high1: { 3: 60 },
    high2: { 3: 30 },
    high3: { 3: 20 },
    ace: { 3: 10 },
    ten: { 1: 1, 2: 2, 3: 5 },
  },
  high: {
    top: { 3: 1_000 },
    high1: { 3: 120 },
    high2: { 3: 50 },
    high3: { 3: 25 },
    ace: { 3: 10 },
    ten: { 1: 1, 2: 2, 3: 5 },
  },
} as const

const classicReel: Readonly<Record<Volatility, Counts>> = {
  low: { T: 2, H: 3, M: 4, L: 5, A: 6, X: 6, W: 1 },
  medium: { T: 1, H: 3, M: 4, L: 6, A: 7, X: 7, W: 1 },
  high: { T: 1, H: 2, M: 4, L: 6, A: 8, X: 8, W: 1 },
}

/** Three reels in the old manner: no free spins, the plainest symbol pays from one on. */
export function classicRecipe({ id, name, volatility, rtp, lines }: ClassicGame): Recipe {
  const { W, ...first } = classicReel[volatility]
  return {
    id,
    rtp,
    draft: {
      id,
      version: 1,
      name,
      kind: 'lines',
      grid: { reels: 3, rows: 3 },
      betUnits: lines === 'threeByOne' ? 1 : 5,
      lines,
      pays: classicPays[volatility],
      ...none,
      winCapX: caps[volatility],
    },
    base: [first, { ...first, W: W ?? 1 }, { ...first, W: W ?? 1 }],
  }
}
