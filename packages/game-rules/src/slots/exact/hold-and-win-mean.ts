import type { SlotModel } from '../slot-model.ts'
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
  const ends = endsOf(cellCount, rule.respins, 1 / rule.coinOneIn)
  let [trigger, sum] = [0, 0]
  for (const [count, chance] of kindCounts(model, 'base', 'coin').entries()) {
    if (count < rule.triggerCount) continue
    const end = ends[count] as End
    trigger += chance
    sum += chance * (end.coins * coinMean + end.full * rule.grandX)
  }
  return { trigger, mean: trigger > 0 ? sum / trigger : 0 }
}

/** Coins held at the end on average, and the chance of a full window. */
type End = { readonly coins: number; readonly full: number }

/** ends[k]: from k coins with all spins left. Filled from the full window downwards. */
function endsOf(cellCount: number, respins: number, chance: number): End[] {
  const ends: End[] = []
  ends[cellCount] = { coins: cellCount, full: 1 }
  for (let held = cellCount - 1; held >= 0; held -= 1) {
    const none = (1 - chance) ** (cellCount - held)
    let [coins, full] = [0, 0]
    for (let more = 1; more <= cellCount - held; more += 1) {
      const part = binomial(cellCount - held, more, chance)
      coins += part * (ends[held + more] as End).coins
      full += part * (ends[held + more] as End).full
    }
    // `respins` spins in a row: each may end the wait for a coin, and only if none does it is over.
    const waits = none === 1 ? respins : (1 - none ** respins) / (1 - none)
    ends[held] = { coins: coins * waits + none ** respins * held, full: full * waits }
  }
  return ends
}

function binomial(n: number, k: number, p: number): number {
  let chance = (1 - p) ** (n - k)
  for (let i = 1; i <= k; i += 1) chance *= (p * (n - k + i)) / i
  return chance
}
