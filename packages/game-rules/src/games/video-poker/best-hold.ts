import { visitEveryHand } from './every-hand.ts'
import { categories, type Paytable, packSizeOf, paysPerCoin } from './paytables.ts'

export type BestHold = {
  /** Places 1 … 5 to keep, left to right. */
  readonly places: readonly number[]
  /** Mean return per coin. */
  readonly value: number
}

/** C(n, k) for the draws of up to five cards. */
export function choose(n: number, k: number): number {
  let count = 1
  for (let index = 0; index < k; index += 1) count = (count * (n - index)) / (index + 1)
  return count
}

/**
 * The hold with the highest exact return: a hand drawn to a hold is one that shares exactly the held cards
 * with the five dealt, so that one pass over all hands values all 32 holds. Takes some tens of milliseconds.
 */
export function bestHold(paytable: Paytable, hand: readonly number[], coins: number): BestHold {
  const placeBit = new Int32Array(packSizeOf(paytable))
  for (const [place, card] of hand.entries()) placeBit[card] = 1 << place
  const pays = Float64Array.from(categories, (category) => paysPerCoin(paytable, category, coins))
  const sums = new Float64Array(32)
  visitEveryHand(paytable, (cards, category) => {
    const paid = pays[category]
    if (!paid) return
    let held = 0
    for (const card of cards) held |= placeBit[card] ?? 0
    sums[held] = (sums[held] ?? 0) + paid
  })
  return highest(sums, packSizeOf(paytable) - 5)
}

function highest(sums: Float64Array, stockSize: number): BestHold {
  let best: BestHold = { places: [], value: -1 }
  for (const [mask, sum] of sums.entries()) {
    const places = [1, 2, 3, 4, 5].filter((place) => mask & (1 << (place - 1)))
    const value = sum / choose(stockSize, 5 - places.length)
    if (value > best.value) best = { places, value }
  }
  return best
}
