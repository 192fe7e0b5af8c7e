import type { HoldAndWinRule } from '@fairground/game-rules/slots'
import { caps, type LineGame, lineRecipe, none, reelCounts, scatterPays } from './line-recipes.ts'
import type { Recipe, Volatility } from './recipe.ts'

type FeatureGame = Omit<LineGame, 'lines'>

const chosen: Readonly<Record<Volatility, readonly (readonly [string, number])[]>> = {
  low: [
    ['high3', 1],
    ['ace', 2],
    ['king', 2],
    ['queen', 3],
    ['jack', 3],
    ['ten', 3],
  ],
  medium: [
    ['high1', 1],
    ['high2', 1],
    ['high3', 1],
    ['ace', 1],
    ['king', 1],
    ['queen', 1],
    ['jack', 1],
    ['ten', 1],
  ],
  high: [
    ['top', 1],
    ['high1', 1],
    ['high2', 1],
    ['high3', 1],
    ['ace', 1],
    ['king', 1],
    ['queen', 1],
    ['ten', 1],
  ],
}

/** Ten lines and a book: one symbol covers its reels in the free spins. */
export function bookRecipe(game: FeatureGame): Recipe {
  const plain = lineRecipe({ ...game, lines: 'ten' })
  const { volatility } = game
  return {
    ...plain,
    draft: {
      ...plain.draft,
      freeSpins: { reelSet: 'free', count: 10, multiplier: 1, retriggerCount: 10, expanding: chosen[volatility] },
    },
    base: reelCounts(volatility, 1),
    free: reelCounts(volatility, 1),
  }
}

const stickyCount: Readonly<Record<Volatility, number>> = { low: 6, medium: 8, high: 10 }

/** Twenty lines; wilds of the middle reels stay for all free spins. */
export function stickyRecipe(game: FeatureGame): Recipe {
  const plain = lineRecipe({ ...game, lines: 'twenty' })
  const middle = (reel: number) => reel > 0 && reel < 4
  const free = reelCounts(game.volatility, 1, { A: 6 }).map(({ S, W, ...counts }, reel) =>
    middle(reel) ? { ...counts, W: W ?? 1 } : counts,
  )
  return {
    ...plain,
    draft: {
      ...plain.draft,
      scatter: { paysX: scatterPays[game.volatility], triggerCount: 3 },
      freeSpins: {
        reelSet: 'free',
        count: stickyCount[game.volatility],
        multiplier: 1,
        retriggerCount: 0,
        stickyWilds: true,
      },
    },
    free,
  }
}

/** Ten lines without scatters: wilds of the middle reels cover them and the others spin again. */
export function respinRecipe(game: FeatureGame): Recipe {
  const { draft, ...plain } = lineRecipe({ ...game, lines: 'ten' })
  const base = reelCounts(game.volatility, 1, game.volatility === 'high' ? { X: 9, J: 8 } : {}).map(
    ({ S, W, ...counts }, reel) => (reel > 0 && reel < 4 ? { ...counts, W: W ?? 1 } : counts),
  )
  return { id: plain.id, rtp: plain.rtp, base, draft: { ...draft, ...none, wildRespins: true } }
}

const coins: Readonly<Record<Volatility, HoldAndWinRule['values']>> = {
  low: [
    { x: 1, weight: 60 },
    { x: 2, weight: 25 },
    { x: 3, weight: 10 },
    { x: 5, weight: 5 },
  ],
  medium: [
    { x: 1, weight: 50 },
    { x: 2, weight: 25 },
    { x: 3, weight: 12 },
    { x: 5, weight: 8 },
    { x: 10, weight: 4 },
    { x: 20, weight: 1 },
  ],
  high: [
    { x: 1, weight: 55 },
    { x: 2, weight: 20 },
    { x: 5, weight: 14 },
    { x: 10, weight: 8 },
    { x: 25, weight: 2 },
    { x: 100, weight: 1 },
  ],
}

const grandX: Readonly<Record<Volatility, number>> = { low: 100, medium: 500, high: 1_000 }

/** Twenty lines with coins; six of them are held while the empty cells spin on. */
export function holdRecipe(game: FeatureGame): Recipe {
  const { volatility } = game
  const { draft, ...plain } = lineRecipe({ ...game, lines: 'twenty' })
  const base = reelCounts(volatility, 1, { C: 4 }).map(({ S, ...counts }) => counts)
  const holdAndWin = {
    triggerCount: 6,
    respins: 3,
    coinOneIn: 18,
    values: coins[volatility],
    grandX: grandX[volatility],
  }
  return {
    id: plain.id,
    rtp: plain.rtp,
    payStep: 5,
    base,
    draft: { ...draft, ...none, holdAndWin, winCapX: caps[volatility] },
  }
}

const jackpots: Readonly<Record<Volatility, HoldAndWinRule['values']>> = {
  low: [
    { x: 10, weight: 3, jackpot: 'mini' },
    { x: 25, weight: 1, jackpot: 'minor' },
  ],
  medium: [
    { x: 15, weight: 4, jackpot: 'mini' },
    { x: 50, weight: 1, jackpot: 'minor' },
  ],
  high: [
    { x: 20, weight: 6, jackpot: 'mini' },
    { x: 50, weight: 3, jackpot: 'minor' },
    { x: 250, weight: 1, jackpot: 'major' },
  ],
}

/** Hold and win whose coins may be fixed jackpots, with a grand one for a full window. */
export function jackpotRecipe(game: FeatureGame): Recipe {
  const hold = holdRecipe(game)
  const rule = hold.draft.holdAndWin
  if (!rule) return hold
  const values = [...rule.values.map((value) => ({ ...value, weight: value.weight * 3 })), ...jackpots[game.volatility]]
  return { ...hold, draft: { ...hold.draft, holdAndWin: { ...rule, values, grandX: 2 * rule.grandX } } }
}

/** Twenty-five lines whose free spins are also sold. */
export function soldRecipe(game: FeatureGame): Recipe {
  return { ...lineRecipe({ ...game, lines: 'twentyFive' }), isSold: true }
}
