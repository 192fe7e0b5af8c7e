import { leastLoose, phomPoints } from './phoms.ts'

const nine = 9

export type PhomHand = {
  /** Of the cards that stay loose, as few as can be. */
  readonly points: number
  readonly hasPhom: boolean
  /** Nine cards in phỏms; of ten, the other is the discard. */
  readonly isU: boolean
  /** All ten in phỏms. */
  readonly isRound: boolean
}

/** What a hand of 9, or of 10 before its discard, is worth. */
export function phomHand(hand: readonly number[]): PhomHand {
  const inPhoms = hand.length - leastLoose(hand, () => 1)
  return {
    points: leastLoose(hand, phomPoints),
    hasPhom: inPhoms > 0,
    isU: inPhoms >= nine,
    isRound: inPhoms > nine,
  }
}
