import { rankOf, suitOf } from './card.ts'

/** Score of a poker hand: with equal numbers of cards the higher wins, equal scores tie. */
export type PokerHand<Category extends string> = { readonly category: Category; readonly score: number }

export type FiveCardCategory =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush'
  | 'royal-flush'

export type ThreeCardCategory = 'high-card' | 'pair' | 'flush' | 'straight' | 'three-of-a-kind' | 'straight-flush'

const fiveCardOrder: readonly FiveCardCategory[] = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
]
/** With three cards a straight is rarer than a flush, and three alike are rarer than both. */
const threeCardOrder: readonly ThreeCardCategory[] = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
]
const ace = 12

/** Five cards of one pack by the usual order of poker hands; A-2-3-4-5 is the lowest straight. */
export function fiveCardHand(cards: readonly number[]): PokerHand<FiveCardCategory> {
  const shape = shapeOf(cards)
  return handOf(fiveCardOrder, fiveCardCategory(shape), shape.order)
}

/** Three cards: straight flush, three of a kind, straight, flush, pair, high card; A-2-3 is the lowest straight. */
export function threeCardHand(cards: readonly number[]): PokerHand<ThreeCardCategory> {
  const shape = shapeOf(cards)
  return handOf(threeCardOrder, threeCardCategory(shape), shape.order)
}

type Shape = {
  readonly isFlush: boolean
  readonly isStraight: boolean
  /** How often each rank is held, most first: 3, 2 for a full house. */
  readonly counts: readonly number[]
  /** Ranks in the order in which hands of one category are compared. */
  readonly order: readonly number[]
}

function shapeOf(cards: readonly number[]): Shape {
  const held = new Map<number, number>()
  for (const card of cards) held.set(rankOf(card), (held.get(rankOf(card)) ?? 0) + 1)
  const groups = [...held].sort(([rankA, countA], [rankB, countB]) => countB - countA || rankB - rankA)
  const order = groups.map(([rank]) => rank)
  const isWheel = order.length === cards.length && order[0] === ace && order[1] === cards.length - 2
  const isRun = order.length === cards.length && (order[0] ?? 0) - (order.at(-1) ?? 0) === cards.length - 1
  return {
    isFlush: cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0)),
    isStraight: isRun || isWheel,
    counts: groups.map(([, count]) => count),
    order: isWheel ? [...order.slice(1), -1] : order,
  }
}

function fiveCardCategory({ isFlush, isStraight, counts, order }: Shape): FiveCardCategory {
  if (isFlush && isStraight) return order[0] === ace ? 'royal-flush' : 'straight-flush'
  if (counts[0] === 4) return 'four-of-a-kind'
  if (counts[0] === 3) return counts[1] === 2 ? 'full-house' : 'three-of-a-kind'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (counts[0] === 2) return counts[1] === 2 ? 'two-pair' : 'pair'
  return 'high-card'
}

function threeCardCategory({ isFlush, isStraight, counts }: Shape): ThreeCardCategory {
  if (isFlush && isStraight) return 'straight-flush'
  if (counts[0] === 3) return 'three-of-a-kind'
  if (isStraight) return 'straight'
  if (isFlush) return 'flush'
  return counts[0] === 2 ? 'pair' : 'high-card'
}

function handOf<Category extends string>(
  categories: readonly Category[],
  category: Category,
  order: readonly number[],
): PokerHand<Category> {
  const padded = [...order, 0, 0, 0, 0].slice(0, 5)
  const score = padded.reduce((sum, rank) => sum * 14 + rank + 1, categories.indexOf(category))
  return { category, score }
}
