import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { sheetRow } from '../../instant/sheet-row.ts'
import { choose } from './best-hold.ts'
import { visitEveryHand } from './every-hand.ts'
import { categories, type Paytable, packSizeOf, paysPerCoin } from './paytables.ts'

/** Best play with five coins and with fewer, where the royal pays less. Takes some seconds for each. */
export function videoPokerSheet(paytable: Paytable): SheetRow[] {
  return [5, 1].map((coins) => bestPlayRow(paytable, coins))
}

/** How many dealt hands fall in each category that pays, before any card is drawn. */
export function dealtCounts(paytable: Paytable): Record<string, number> {
  const counts: Record<string, number> = {}
  visitEveryHand(paytable, (_, category) => {
    const name = categories[category] ?? 'nothing'
    counts[name] = (counts[name] ?? 0) + 1
  })
  return counts
}

/**
 * The best of 32 holds for every dealt hand, by inclusion and exclusion: with F(S) the pay of all hands that contain S,
 * the hands drawn to a hold H without its discards pay Σ (−1)^|T| F(H ∪ T) over the discards T.
 */
export function bestPlayRow(paytable: Paytable, coins: number): SheetRow {
  const size = packSizeOf(paytable)
  const tables = containedSums(paytable, coins)
  const drawCounts = [0, 1, 2, 3, 4, 5].map((count) => choose(size - 5, count))
  const common = drawCounts.reduce(leastCommonMultiple)
  const scale = Float64Array.from({ length: 32 }, (_, hold) => common / (drawCounts[5 - bitCount(hold)] ?? 1))
  const [paid, hits] = [new Float64Array(32), new Float64Array(32)]
  const alike = alikeCounts(paytable)
  let [paidSum, hitSum, hands] = [0, 0, 0]
  visitEveryHand(paytable, (cards) => {
    const weight = alike[numberOf(cards, 31)] ?? 0
    if (weight === 0) return
    gatherSubsets(tables, cards, { paid, hits })
    let best = 0
    for (let hold = 1; hold < 32; hold += 1) {
      if ((paid[hold] ?? 0) * (scale[hold] ?? 0) > (paid[best] ?? 0) * (scale[best] ?? 0)) best = hold
    }
    paidSum += weight * (paid[best] ?? 0) * (scale[best] ?? 0)
    hitSum += weight * (hits[best] ?? 0) * (scale[best] ?? 0)
    hands += weight
  })
  const cases = BigInt(hands) * BigInt(common)
  const name = coins === 5 ? 'coins-5' : 'coins-1-4'
  return sheetRow(name, fraction(BigInt(hitSum), cases), fraction(BigInt(paidSum), cases))
}

type Tables = { readonly paid: readonly Float64Array[]; readonly hits: readonly Float64Array[] }

/** Number of subsets of `index + 1` cards below a card: sorted cards are numbered by the sum of these. */
const below = Array.from({ length: 5 }, (_, index) =>
  Float64Array.from({ length: 54 }, (_, card) => choose(card, index + 1)),
)

/** Pay and number of paying hands over all hands that contain a set of cards, by size and number of the set. */
function containedSums(paytable: Paytable, coins: number): Tables {
  const size = packSizeOf(paytable)
  const empty = (): Float64Array[] => [0, 1, 2, 3, 4, 5].map((count) => new Float64Array(choose(size, count)))
  const tables = { paid: empty(), hits: empty() }
  const pays = Float64Array.from(categories, (category) => paysPerCoin(paytable, category, coins))
  visitEveryHand(paytable, (cards, category) => {
    const pay = pays[category]
    if (!pay) return
    for (let subset = 0; subset < 32; subset += 1) {
      const number = numberOf(cards, subset)
      const count = bitCount(subset)
      addAt(tables.paid[count], number, pay)
      addAt(tables.hits[count], number, 1)
    }
  })
  return tables
}

/** For one hand of those that differ by the names of suits, how many these are; 0 for the others. */
function alikeCounts(paytable: Paytable): Int32Array {
  const size = packSizeOf(paytable)
  const counts = new Int32Array(choose(size, 5))
  const named = new Int32Array(5)
  visitEveryHand(paytable, (cards) => {
    const names = [-1, -1, -1, -1]
    let used = 0
    for (let place = 0; place < 5; place += 1) {
      const card = cards[place] ?? 0
      if (card < 52 && names[card & 3] === -1) names[card & 3] = used++
      let to = place
      const renamed = card < 52 ? (card & ~3) | (names[card & 3] ?? 0) : card
      while (to > 0 && (named[to - 1] ?? 0) > renamed) {
        named[to] = named[to - 1] ?? 0
        to -= 1
      }
      named[to] = renamed
    }
    const number = numberOf(named, 31)
    counts[number] = (counts[number] ?? 0) + 1
  })
  return counts
}

/** Fills both arrays with what is drawn to each of the 32 holds of a hand. */
function gatherSubsets(
  tables: Tables,
  cards: Int32Array,
  { paid, hits }: { readonly paid: Float64Array; readonly hits: Float64Array },
): void {
  for (let subset = 0; subset < 32; subset += 1) {
    const number = numberOf(cards, subset)
    const count = bitCount(subset)
    paid[subset] = tables.paid[count]?.[number] ?? 0
    hits[subset] = tables.hits[count]?.[number] ?? 0
  }
  for (let place = 1; place < 32; place <<= 1) {
    for (let subset = 0; subset < 32; subset += 1) {
      if (subset & place) continue
      paid[subset] = (paid[subset] ?? 0) - (paid[subset | place] ?? 0)
      hits[subset] = (hits[subset] ?? 0) - (hits[subset | place] ?? 0)
    }
  }
}

function numberOf(cards: Int32Array, subset: number): number {
  let [number, count] = [0, 0]
  for (let place = 0; place < 5; place += 1) {
    if ((subset & (1 << place)) === 0) continue
    number += below[count]?.[cards[place] ?? 0] ?? 0
    count += 1
  }
  return number
}

function addAt(table: Float64Array | undefined, index: number, amount: number): void {
  if (table) table[index] = (table[index] ?? 0) + amount
}

const bitCounts = Uint8Array.from({ length: 32 }, (_, mask) => [1, 2, 4, 8, 16].filter((bit) => mask & bit).length)

function bitCount(mask: number): number {
  return bitCounts[mask] ?? 0
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return (a / x) * b
}
