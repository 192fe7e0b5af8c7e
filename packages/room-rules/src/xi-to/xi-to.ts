import { type FiveCardCategory, fiveCardHand, rankOf } from '@fairground/game-rules/cards'
import { compareAlike, groupsOf } from '../base/ranks.ts'
import { spadesFirstOrder } from '../base/suit-order.ts'
import { fivesOf } from '../holdem/showdown.ts'

export type XiToHand = {
  readonly type: FiveCardCategory
  readonly score: number
  /** Of the deciding card, ♠ > ♣ > ♦ > ♥ as 3 … 0. */
  readonly suit: number
}

const [five, ace] = [3, 12]

/** The best five of five to seven cards; of equal ranks throughout, by the suit of the deciding card. */
export function xiToHand(cards: readonly number[]): XiToHand {
  const [first, ...others] = fivesOf(cards).map(judged)
  if (!first) throw new RangeError('A hand has five cards at least')
  return others.reduce((best, hand) => (compareXiTo(hand, best) > 0 ? hand : best), first)
}

/** Above 0 when `a` is better. */
export const compareXiTo = (a: XiToHand, b: XiToHand): number => a.score - b.score || a.suit - b.suit

function judged(cards: readonly number[]): XiToHand {
  const { category, score } = fiveCardHand(cards)
  const isStraight = category === 'straight' || category === 'straight-flush'
  const isWheel = isStraight && [ace, 0].every((rank) => cards.some((card) => rankOf(card) === rank))
  const deciding = isWheel ? cards.filter((card) => rankOf(card) === five) : (groupsOf(cards)[0]?.cards ?? [])
  return { type: category, score, suit: Math.max(...deciding.map(spadesFirstOrder)) }
}

/** The seat that acts first: the highest of the visible hands, of one to four cards; a seat that is out shows none. */
export function xiToFirst(up: readonly (readonly number[])[]): number {
  const [first = 0, ...others] = [...up.keys()].filter((seat) => (up[seat] ?? []).length > 0)
  return others.reduce((best, seat) => (compareVisible(up[seat] ?? [], up[best] ?? []) > 0 ? seat : best), first)
}

const compareVisible = (a: readonly number[], b: readonly number[]): number =>
  compareAlike(a, b) || visibleSuit(a) - visibleSuit(b)

const visibleSuit = (cards: readonly number[]): number =>
  Math.max(...(groupsOf(cards)[0]?.cards ?? []).map(spadesFirstOrder))
