import { rankOf } from '../../parts/cards/card.ts'

export type HandValue = {
  readonly total: number
  /** An ace counts 11. */
  readonly isSoft: boolean
}

/** Ace 1, two to nine as they are, ten and faces 10. */
export function blackjackValue(card: number): number {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return Math.min(rank + 2, 10)
}

export function handValue(values: readonly number[]): HandValue {
  const hard = values.reduce((sum, value) => sum + value, 0)
  const isSoft = values.includes(1) && hard <= 11
  return { total: isSoft ? hard + 10 : hard, isSoft }
}
