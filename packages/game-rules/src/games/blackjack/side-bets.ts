import type { Fraction } from '../../exact/fraction.ts'
import { isRed, rankOf, suitOf } from '../../parts/cards/card.ts'
import { threeCardHand } from '../../parts/cards/poker-hand.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'

const trioPays: Readonly<Record<string, number>> = {
  'straight-flush': 40,
  'three-of-a-kind': 30,
  straight: 10,
  flush: 5,
}

/** Perfect pairs: the first two cards of one rank, by suit 25, by colour 12, else 6 to 1. */
export function pairGross(first: number, second: number): Fraction {
  if (rankOf(first) !== rankOf(second)) return lost
  if (suitOf(first) === suitOf(second)) return paysToOne(25)
  return paysToOne(isRed(first) === isRed(second) ? 12 : 6)
}

/** 21+3: the first two cards and the dealer's up card as a poker hand; three alike in rank and suit pay 100 to 1. */
export function trioGross(cards: readonly number[]): Fraction {
  if (cards.every((card) => card === cards[0])) return paysToOne(100)
  const odds = trioPays[threeCardHand(cards).category]
  return odds === undefined ? lost : paysToOne(odds)
}
