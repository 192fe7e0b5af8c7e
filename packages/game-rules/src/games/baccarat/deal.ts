import { rankOf } from '../../parts/cards/card.ts'

/** The cards of one round as dealt: two or three each. */
export type BaccaratHands = { readonly player: readonly number[]; readonly banker: readonly number[] }

const tenRank = 8
const aceRank = 12

/** A is 1, ten and faces are 0. */
export function baccaratValue(card: number): number {
  const rank = rankOf(card)
  if (rank === aceRank) return 1
  return rank >= tenRank ? 0 : rank + 2
}

/** The last digit of the sum. */
export function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) % 10
}

/** Whether the banker takes a third card, by its total and the player's third card; undefined when there is none. */
export function doesBankerDraw(bankerTotal: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return bankerTotal <= 5
  if (bankerTotal <= 2) return true
  if (bankerTotal === 3) return playerThird !== 8
  if (bankerTotal === 4) return playerThird >= 2 && playerThird <= 7
  if (bankerTotal === 5) return playerThird >= 4 && playerThird <= 7
  return bankerTotal === 6 && (playerThird === 6 || playerThird === 7)
}

/** Deals player, banker, player, banker, then the third cards; `next` gives the cards of the shoe in order. */
export function dealBaccarat(next: () => number): BaccaratHands {
  const [p1, b1, p2, b2] = [next(), next(), next(), next()]
  const playerTotal = totalOf([baccaratValue(p1), baccaratValue(p2)])
  const bankerTotal = totalOf([baccaratValue(b1), baccaratValue(b2)])
  if (playerTotal >= 8 || bankerTotal >= 8) return { player: [p1, p2], banker: [b1, b2] }
  const p3 = playerTotal <= 5 ? next() : undefined
  const b3 = doesBankerDraw(bankerTotal, p3 === undefined ? undefined : baccaratValue(p3)) ? next() : undefined
  return { player: [p1, p2, ...(p3 === undefined ? [] : [p3])], banker: [b1, b2, ...(b3 === undefined ? [] : [b3])] }
}
