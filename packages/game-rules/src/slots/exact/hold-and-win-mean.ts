import type { HoldAndWinRule, SlotModel } from '../slot-model.ts'
import { kindCounts } from './reel-columns.ts'

/** Chance of hold and win, and what it pays on average when it comes, in total bets. */
export type HoldFacts = { readonly trigger: number; readonly mean: number }

/** A Markov chain over the coins held and the spins left; values are independent of the cells. */
export function holdAndWinMean(model: SlotModel): HoldFacts {
  const rule = model.holdAndWin
  if (!rule) return { trigger: 0, mean: 0 }
  const cellCount = model.grid.reels * model.grid.rows
  const weights = rule.values.reduce((sum, { weight }) => sum + weight, 0)
  const coinMean = rule.values.reduce((sum, { x, weight }) => sum + (x * weight) / weights, 0)
  const ends = coinsAtEnd(cellCount, rule)
  let [trigger, sum] = [0, 0]
  for (const [count, chance] of kindCounts(model, 'base', 'coin').entries()) {
    if (count < rule.triggerCount) continue
    const end = ends[count] ?? []
    const coins = end.reduce((mean, share, held) => mean + share * held, 0)
    trigger += chance
    sum += chance * (coins * coinMean + (end[cellCount] ?? 0) * rule.grandX)
  }
  return { trigger, mean: trigger > 0 ? sum / trigger : 0 }
}

/** ends[k][n]: the chance that n coins are held at the end when k begin, with all spins left. */
export function coinsAtEnd(cellCount: number, { respins, coinOneIn }: HoldAndWinRule): number[][] {
  const ends: number[][] = []
  for (let held = cellCount; held >= 0; held -= 1) {
    const none = (1 - 1 / coinOneIn) ** (cellCount - held)
    // `respins` spins in a row: each may end the wait for a coin, and only if none does it is over.
    const waits = none === 1 ? 0 : (1 - none ** respins) / (1 - none)
    const end = Array.from({ length: cellCount + 1 }, (_, count) => (count === held ? none ** respins : 0))
    for (let more = 1; more <= cellCount - held; more += 1) {
      const part = binomial(cellCount - held, more, 1 / coinOneIn) * waits
      for (const [count, chance] of (ends[held + more] ?? []).entries()) end[count] = (end[count] ?? 0) + part * chance
    }
    ends[held] = end
  }
  return ends
}

function binomial(n: number, k: number, p: number): number {
  let chance = (1 - p) ** (n - k)
  for (let i = 1; i <= k; i += 1) chance *= (p * (n - k + i)) / i
  return chance
}
