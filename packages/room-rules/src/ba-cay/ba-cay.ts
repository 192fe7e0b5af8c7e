import { rankOf } from '@fairground/game-rules/cards'
import { compareFigures, diamondsFirstOrder, pipOf } from '../base/suit-order.ts'

/** Of net win. */
export const baCayFeePercent = 2n

export type BaCayHand = {
  readonly type: 'trio' | 'points'
  /** 1 to 10. */
  readonly points: number
  /** What decides between two hands, in this order. */
  readonly figures: readonly number[]
}

/** Ten to king are not in the pack of 36 cards. */
export const isBaCayCard = (card: number): boolean => pipOf(card) > 0

/** Three cards: a trio beats all, else points; then the highest card, by its suit before its rank. */
export function baCayHand(cards: readonly number[]): BaCayHand {
  const points = cards.reduce((sum, card) => sum + pipOf(card), 0) % 10 || 10
  const ranks = new Set(cards.map(rankOf))
  const isTrio = ranks.size === 1
  const highest = Math.max(...cards.map((card) => diamondsFirstOrder(card) * 13 + rankOf(card)))
  const figures = isTrio ? [1, Math.max(...ranks)] : [0, points, highest]
  return { type: isTrio ? 'trio' : 'points', points, figures }
}

/** Above 0 when `a` is better. */
export const compareBaCay = (a: BaCayHand, b: BaCayHand): number => compareFigures(a.figures, b.figures)
