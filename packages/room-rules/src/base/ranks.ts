import { rankOf } from '@fairground/game-rules/cards'

/** Cards of one rank. `rank` is 0 for a 2 to 12 for an ace. */
export type RankGroup = { readonly rank: number; readonly cards: readonly number[] }

/** The cards by rank: most cards first, then the higher rank. */
export function groupsOf(cards: readonly number[]): RankGroup[] {
  const byRank = Map.groupBy(cards, rankOf)
  return [...byRank]
    .map(([rank, held]) => ({ rank, cards: held }))
    .sort((a, b) => b.cards.length - a.cards.length || b.rank - a.rank)
}

/** How many cards of each of the 13 ranks are held. */
export function rankCounts(cards: readonly number[]): number[] {
  const counts = Array.from({ length: 13 }, () => 0)
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1
  return counts
}

/** Pairs in a hand; four alike are two. */
export const pairCount = (cards: readonly number[]): number =>
  rankCounts(cards).reduce((sum, count) => sum + Math.floor(count / 2), 0)

/** How many of the most frequent colour are held. */
export const oneColourCount = (cards: readonly number[], isRed: (card: number) => boolean): number => {
  const reds = cards.filter(isRed).length
  return Math.max(reds, cards.length - reds)
}

/**
 * Hands by what is alike in them, straights and flushes left out: above 0 when `a` is better. The hands may differ in size;
 * of equal ones the larger is better.
 */
export function compareAlike(a: readonly number[], b: readonly number[]): number {
  const [groupsA, groupsB] = [groupsOf(a), groupsOf(b)]
  const counts = groupsA.map(({ cards }, at) => cards.length - (groupsB[at]?.cards.length ?? cards.length))
  const ranks = groupsA.map(({ rank }, at) => rank - (groupsB[at]?.rank ?? rank))
  return [...counts, ...ranks].find((difference) => difference !== 0) ?? a.length - b.length
}
