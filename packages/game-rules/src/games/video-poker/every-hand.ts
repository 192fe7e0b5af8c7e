import { cardParts, judgeOf } from './judge.ts'
import { type Paytable, packSizeOf } from './paytables.ts'

/** Five cards, lowest first. The array is used again for the next hand. */
type Visit = (cards: Int32Array, category: number) => void

/** Calls `visit` for every hand of five cards with its category: 2,598,960 of them, 2,869,685 with the joker. */
export function visitEveryHand(paytable: Paytable, visit: Visit): void {
  const size = packSizeOf(paytable)
  const judge = judgeOf(paytable)
  const parts = Array.from({ length: size }, (_, card) => cardParts(paytable, card))
  const ranks = Int32Array.from(parts, (part) => part.ranks)
  const suits = Int32Array.from(parts, (part) => part.suits)
  const sums = Int32Array.from(parts, (part) => part.sum)
  const cards = new Int32Array(5)
  const at = (list: Int32Array, card: number): number => list[card] ?? 0

  function choose(depth: number, from: number, held: readonly [number, number, number, number]): void {
    const [heldRanks, heldOdd, heldSuits, heldSum] = held
    for (let card = from; card < size - 4 + depth; card += 1) {
      cards[depth] = card
      const nowRanks = heldRanks | at(ranks, card)
      const nowOdd = heldOdd ^ at(ranks, card)
      const nowSuits = heldSuits | at(suits, card)
      const nowSum = heldSum + at(sums, card)
      if (depth === 4) visit(cards, judge(nowRanks, nowOdd, nowSuits, nowSum))
      else choose(depth + 1, card + 1, [nowRanks, nowOdd, nowSuits, nowSum])
    }
  }
  choose(0, 0, [0, 0, 0, 0])
}
