import { isRed } from '@fairground/game-rules/cards'
import { shedRank, two } from '../base/combos.ts'
import { oneColourCount, pairCount, rankCounts } from '../base/ranks.ts'

/** The highest first. */
export const samInstantOrder = ['ten-in-line', 'four-twos', 'ten-of-one-colour', 'three-triples', 'five-pairs'] as const
export type SamInstantWin = (typeof samInstantOrder)[number]

const handSize = 10

/** What a hand of 10 wins with before anything is played, if it does. */
export function samInstantWin(hand: readonly number[]): SamInstantWin | undefined {
  const counts = rankCounts(hand)
  const ranks = new Set(hand.map(shedRank))
  if (ranks.size === handSize && !ranks.has(two) && Math.max(...ranks) - Math.min(...ranks) === handSize - 1)
    return 'ten-in-line'
  if (counts[0] === 4) return 'four-twos'
  if (oneColourCount(hand, isRed) === handSize) return 'ten-of-one-colour'
  if (counts.filter((count) => count >= 3).length >= 3) return 'three-triples'
  return pairCount(hand) === handSize / 2 ? 'five-pairs' : undefined
}
