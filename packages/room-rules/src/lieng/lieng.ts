import { rankOf } from '@fairground/game-rules/cards'
import { compareFigures, diamondsFirstOrder, pipOf } from '../base/suit-order.ts'

/** Of the pot; none without a call. */
export const liengFeePercent = 3n

/** The lowest first. */
export const liengTypes = ['points', 'anh', 'lieng', 'sap'] as const

export type LiengHand = {
  readonly type: (typeof liengTypes)[number]
  /** The sum of the pips modulo 10, also of higher types. */
  readonly points: number
  /** What decides between two hands, in this order. */
  readonly figures: readonly number[]
}

const [jack, king, ace] = [9, 11, 12]

/** Three cards: sáp, liêng, ảnh or points; then the highest card and its suit. */
export function liengHand(cards: readonly number[]): LiengHand {
  const type = typeOf(cards.map(rankOf))
  const points = cards.reduce((sum, card) => sum + pipOf(card), 0) % 10
  // An ace is the lowest of A-2-3 alone.
  const isLow = type === 'lieng' && isAceTwoThree(cards.map(rankOf))
  const rank = (card: number) => (isLow && rankOf(card) === ace ? -1 : rankOf(card))
  const highest = Math.max(...cards.map((card) => rank(card) * 4 + diamondsFirstOrder(card)))
  return { type, points, figures: [liengTypes.indexOf(type), type === 'points' ? points : 0, highest] }
}

/** Above 0 when `a` is better. */
export const compareLieng = (a: LiengHand, b: LiengHand): number => compareFigures(a.figures, b.figures)

function typeOf(ranks: readonly number[]): LiengHand['type'] {
  const [low = 0, middle = 0, high = 0] = [...ranks].sort((a, b) => a - b)
  if (low === high) return 'sap'
  if (isAceTwoThree(ranks) || (middle === low + 1 && high === middle + 1)) return 'lieng'
  return low >= jack && high <= king ? 'anh' : 'points'
}

const isAceTwoThree = (ranks: readonly number[]): boolean => [0, 1, ace].every((rank) => ranks.includes(rank))
