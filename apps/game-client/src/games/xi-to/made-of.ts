import { xiToHand } from '@fairground/room-rules'

const handSize = 5

/** What cards of a hand that is dealt so far are worth: with fewer than five, only what is alike counts. */
export function madeOf(cards: readonly number[]): string {
  if (cards.length >= handSize) return xiToHand(cards).type
  const [most = 0, next = 0] = [...Map.groupBy(cards, (card) => Math.floor(card / 4)).values()]
    .map((alike) => alike.length)
    .sort((a, b) => b - a)
  if (most === 4) return 'four-of-a-kind'
  if (most === 3) return 'three-of-a-kind'
  if (most === 2) return next === 2 ? 'two-pair' : 'pair'
  return 'high-card'
}
