import { isRed, suitOf } from '@fairground/game-rules/cards'
import { oneColourCount, pairCount, rankCounts } from '../base/ranks.ts'

/** Hands that win before they are set, the highest first, with their units from each. */
export const mauBinhInstantUnits = {
  'one-suit-dragon': 48,
  dragon: 24,
  'thirteen-of-one-colour': 18,
  'twelve-of-one-colour': 12,
  'five-pairs-and-triple': 12,
  'six-pairs': 6,
  'three-flushes': 6,
  'three-straights': 6,
} as const
export type MauBinhInstantWin = keyof typeof mauBinhInstantUnits

/** What a hand of 13 wins with before it is set, if it does; four alike are two pairs. */
export function mauBinhInstantWin(hand: readonly number[]): MauBinhInstantWin | undefined {
  const counts = rankCounts(hand)
  const suits = suitCounts(hand)
  const colour = oneColourCount(hand, isRed)
  const odd = counts.filter((count) => count % 2 === 1)
  if (suits.includes(13)) return 'one-suit-dragon'
  if (odd.length === 13 && counts.every((count) => count === 1)) return 'dragon'
  if (colour === 13) return 'thirteen-of-one-colour'
  if (colour === 12) return 'twelve-of-one-colour'
  if (odd.length === 1 && odd[0] === 3) return 'five-pairs-and-triple'
  if (pairCount(hand) === 6) return 'six-pairs'
  if (isThreeFlushes(suits)) return 'three-flushes'
  return isThreeStraights(counts) ? 'three-straights' : undefined
}

const suitCounts = (hand: readonly number[]): number[] =>
  [0, 1, 2, 3].map((suit) => hand.filter((card) => suitOf(card) === suit).length)

/** Rows of 5, 5 and 3, each of one suit: several rows may share one. */
function isThreeFlushes(suits: readonly number[]): boolean {
  const held = suits.filter((count) => count > 0).sort((a, b) => a - b)
  return ['3,5,5', '3,10', '5,8', '13'].includes(held.join())
}

const fiveRows = straightsOf(5)
const threeRows = straightsOf(3)

/** Ranks of each straight of so many cards; A stands at either end. */
function straightsOf(length: number): number[][] {
  return Array.from({ length: 14 - length + 1 }, (_, from) =>
    Array.from({ length }, (_card, step) => (from + step + 12) % 13),
  )
}

const isThreeStraights = (counts: readonly number[]): boolean =>
  fiveRows.some((back) => {
    const afterBack = without(counts, back)
    return (
      afterBack !== undefined &&
      fiveRows.some((middle) => {
        const afterMiddle = without(afterBack, middle)
        return afterMiddle !== undefined && threeRows.some((front) => without(afterMiddle, front) !== undefined)
      })
    )
  })

function without(counts: readonly number[], ranks: readonly number[]): number[] | undefined {
  const left = [...counts]
  for (const rank of ranks) left[rank] = (left[rank] ?? 0) - 1
  return ranks.every((rank) => (left[rank] ?? 0) >= 0) ? left : undefined
}
