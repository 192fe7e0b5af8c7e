import { fiveCardHand } from '@fairground/game-rules/cards'
import { compareAlike, groupsOf } from '../base/ranks.ts'

/** Thirteen cards as they are set: five, five and three. */
export type MauBinhHand = {
  readonly back: readonly number[]
  readonly middle: readonly number[]
  readonly front: readonly number[]
}
export const mauBinhRows = ['back', 'middle', 'front'] as const
export type MauBinhRow = (typeof mauBinhRows)[number]

/** Above 0 when `a` wins a row. In front only what is alike counts, A-2-3-4-5 is the lowest straight. */
export const compareRow = (row: MauBinhRow, a: MauBinhHand, b: MauBinhHand): number =>
  row === 'front' ? compareAlike(a.front, b.front) : fiveCardHand(a[row]).score - fiveCardHand(b[row]).score

/** Whether back ≥ middle ≥ front; if not, the hand is a binh lủng. */
export const isProper = ({ back, middle, front }: MauBinhHand): boolean =>
  fiveCardHand(back).score >= fiveCardHand(middle).score && (isAboveTriple(middle) || compareAlike(middle, front) >= 0)

const aboveTriple = new Set(['straight', 'flush', 'full-house', 'four-of-a-kind', 'straight-flush', 'royal-flush'])
export const isAboveTriple = (cards: readonly number[]): boolean => aboveTriple.has(fiveCardHand(cards).category)

/** What a row brings by the option `rowBonus`, instead of 1 unit. */
export function bonusOf(row: MauBinhRow, hand: MauBinhHand): number {
  if (row === 'front') return groupsOf(hand.front)[0]?.cards.length === 3 ? 6 : 1
  const { category } = fiveCardHand(hand[row])
  const isBack = row === 'back'
  if (category === 'straight-flush' || category === 'royal-flush') return isBack ? 10 : 20
  if (category === 'four-of-a-kind') return isBack ? 8 : 16
  return category === 'full-house' && !isBack ? 4 : 1
}
