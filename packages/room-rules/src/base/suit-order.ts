import { rankOf, suitOf } from '@fairground/game-rules/cards'

/** ♦ > ♥ > ♠ > ♣, as 3 … 0, for ♠, ♣, ♦, ♥. */
const diamondsFirst = [1, 0, 3, 2] as const
/** ♠ > ♣ > ♦ > ♥, as 3 … 0. */
const spadesFirst = [3, 2, 1, 0] as const

export const diamondsFirstOrder = (card: number): number => diamondsFirst[suitOf(card) as 0 | 1 | 2 | 3]
export const spadesFirstOrder = (card: number): number => spadesFirst[suitOf(card) as 0 | 1 | 2 | 3]

const [two, ace, ten] = [0, 12, 8]

/** A as 1, the ranks to 9 by their number, ten and faces as 0. */
export function pipOf(card: number): number {
  const rank = rankOf(card)
  if (rank === ace) return 1
  return rank >= ten ? 0 : rank - two + 2
}

/** Compares lists of figures: the first that differs decides. */
export const compareFigures = (a: readonly number[], b: readonly number[]): number =>
  a.map((figure, at) => figure - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
