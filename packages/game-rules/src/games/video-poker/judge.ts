import { type Category, categories, type Paytable } from './paytables.ts'

/**
 * Five cards put together: which ranks are held, which of them an odd number of times, which suits,
 * and the sum of ranks with 256 for every wild card. Wild cards count nowhere else.
 */
export type Gathered = { ranks: number; oddRanks: number; suits: number; sum: number }

/** The category of a hand as an index of `categories`. */
export type Judge = (ranks: number, oddRanks: number, suits: number, sum: number) => number

export const wildUnit = 256
export const jokerCard = 52

const code = Object.fromEntries(categories.map((category, index) => [category, index])) as Record<Category, number>
const royalRanks = 0b1111100000000
const aceRank = 12
const kingRank = 11
const jackRank = 9
const fourRank = 2

const rankCount = new Uint8Array(8192)
const fitsStraight = new Uint8Array(8192)
const windows = [0b1000000001111, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)]
for (let ranks = 1; ranks < 8192; ranks += 1) {
  rankCount[ranks] = (rankCount[ranks >> 1] ?? 0) + (ranks & 1)
  fitsStraight[ranks] = windows.some((window) => (ranks & ~window) === 0) ? 1 : 0
}

const judgeByPaytable = new WeakMap<Paytable, Judge>()

/** A function that names a gathered hand by this paytable; it is called millions of times. */
export function judgeOf(paytable: Paytable): Judge {
  const known = judgeByPaytable.get(paytable)
  if (known) return known
  const judge = openJudge(paytable)
  judgeByPaytable.set(paytable, judge)
  return judge
}

function openJudge(paytable: Paytable): Judge {
  const quads = quadTable(paytable)
  const pairRankMin = paytable.pairRankMin ?? aceRank + 1
  const isPayingPair = (ranks: number): boolean => ranks >> pairRankMin !== 0

  function natural(ranks: number, oddRanks: number, suits: number, sum: number): number {
    const count = rankCount[ranks]
    if (count === 5) return unpaired(ranks, suits)
    const even = ranks ^ oddRanks
    if (count === 4) return isPayingPair(even) ? code['high-pair'] : code.nothing
    if (count === 3) return even === 0 ? code['three-of-a-kind'] : code['two-pair']
    const [odd, paired] = [rankOfBit(oddRanks), rankOfBit(even)]
    return sum === odd + 4 * paired ? (quads[paired * 13 + odd] ?? 0) : code['full-house']
  }

  function unpaired(ranks: number, suits: number): number {
    const isFlush = (suits & (suits - 1)) === 0
    const isStraight = fitsStraight[ranks] === 1
    if (isFlush && isStraight) return ranks === royalRanks ? code['royal-flush'] : code['straight-flush']
    return isFlush ? code.flush : isStraight ? code.straight : code.nothing
  }

  function withWild(ranks: number, oddRanks: number, suits: number, wild: number): number {
    const count = rankCount[ranks] ?? 0
    if (wild === 4) return code['four-deuces']
    if (count === 1) return code['five-of-a-kind']
    if (count === 5 - wild) return wildUnpaired(ranks, suits, wild)
    if (count === 3) return code['three-of-a-kind']
    return wild === 1 && oddRanks === 0 ? code['full-house'] : code['four-of-a-kind']
  }

  function wildUnpaired(ranks: number, suits: number, wild: number): number {
    const isFlush = (suits & (suits - 1)) === 0
    const isStraight = fitsStraight[ranks] === 1
    if (isFlush && isStraight) return (ranks & ~royalRanks) === 0 ? code['wild-royal'] : code['straight-flush']
    if (wild === 3) return code['four-of-a-kind']
    if (isFlush) return code.flush
    if (isStraight) return code.straight
    if (wild === 2) return code['three-of-a-kind']
    return isPayingPair(ranks) ? code['high-pair'] : code.nothing
  }

  return (ranks, oddRanks, suits, sum) =>
    sum < wildUnit ? natural(ranks, oddRanks, suits, sum) : withWild(ranks, oddRanks, suits, sum >> 8)
}

/** What one card adds to a gathered hand. */
export function cardParts({ wild }: Paytable, card: number): Gathered {
  const rank = card >> 2
  if (card === jokerCard || (wild === 'deuces' && rank === 0)) return { ranks: 0, oddRanks: 0, suits: 0, sum: wildUnit }
  return { ranks: 1 << rank, oddRanks: 1 << rank, suits: 1 << (card & 3), sum: rank }
}

/** The category of five cards. */
export function categoryOf(paytable: Paytable, cards: readonly number[]): Category {
  const hand = { ranks: 0, oddRanks: 0, suits: 0, sum: 0 }
  for (const card of cards) {
    const parts = cardParts(paytable, card)
    hand.ranks |= parts.ranks
    hand.oddRanks ^= parts.oddRanks
    hand.suits |= parts.suits
    hand.sum += parts.sum
  }
  const category = categories[judgeOf(paytable)(hand.ranks, hand.oddRanks, hand.suits, hand.sum)] ?? 'nothing'
  return paytable.pays[category] === undefined ? 'nothing' : category
}

function rankOfBit(bit: number): number {
  return 31 - Math.clz32(bit)
}

function quadTable({ quads }: Paytable): Uint8Array {
  const table = new Uint8Array(169)
  for (let rank = 0; rank < 13; rank += 1)
    for (let kicker = 0; kicker < 13; kicker += 1) table[rank * 13 + kicker] = code[quadCategory(quads, rank, kicker)]
  return table
}

function quadCategory(quads: Paytable['quads'], rank: number, kicker: number): Category {
  if (quads === 'plain') return 'four-of-a-kind'
  if (rank === aceRank) return quads === 'kicker' && kicker <= fourRank ? 'four-aces-kicker' : 'four-aces'
  if (quads === 'faces') return rank >= jackRank && rank <= kingRank ? 'four-faces' : 'four-of-a-kind'
  if (rank > fourRank) return 'four-of-a-kind'
  return quads === 'kicker' && (kicker <= fourRank || kicker === aceRank) ? 'four-low-kicker' : 'four-low'
}
