import { blackjackValue, handValue } from './hand-value.ts'

/** A hand at the table while it is played. */
export type BlackjackHand = {
  /** "box-2", and "box-2-split" for what was split off it. */
  readonly name: string
  readonly cards: number[]
  stakeMinor: bigint
  isSplit: boolean
  isDone: boolean
}

export function openHand(name: string, stakeMinor: bigint): BlackjackHand {
  return { name, cards: [], stakeMinor, isSplit: false, isDone: false }
}

/** Takes the second card to a hand of its own, with the same stake. */
export function splitHand(hand: BlackjackHand): BlackjackHand {
  const cards = hand.cards.splice(1)
  hand.isSplit = true
  return { name: `${hand.name}-split`, cards, stakeMinor: hand.stakeMinor, isSplit: true, isDone: false }
}

export function totalOf({ cards }: BlackjackHand): number {
  return handValue(cards.map(blackjackValue)).total
}

/** 21 with the first two cards; not after a split. */
export function isNatural(hand: BlackjackHand): boolean {
  return !hand.isSplit && hand.cards.length === 2 && totalOf(hand) === 21
}

/** Gross payout: a natural 3 to 2, a win even, a tie the stake back. */
export function handPayout(
  hand: BlackjackHand,
  dealer: { readonly total: number; readonly hasBlackjack: boolean },
): bigint {
  const total = totalOf(hand)
  if (isNatural(hand)) return dealer.hasBlackjack ? hand.stakeMinor : (5n * hand.stakeMinor) / 2n
  if (dealer.hasBlackjack || total > 21) return 0n
  if (dealer.total > 21 || total > dealer.total) return 2n * hand.stakeMinor
  return total === dealer.total ? hand.stakeMinor : 0n
}
