import { rankCounts } from '../base/ranks.ts'

/** The highest first. */
export const tienLenInstantOrder = ['dragon-straight', 'four-twos', 'five-consecutive-pairs', 'six-pairs'] as const
export type TienLenInstantWin = (typeof tienLenInstantOrder)[number]

/** What a hand of 13 wins with before anything is played, if it does. */
export function tienLenInstantWin(hand: readonly number[]): TienLenInstantWin | undefined {
  const [twos = 0, ...others] = rankCounts(hand)
  if (others.every((count) => count > 0)) return 'dragon-straight'
  if (twos === 4) return 'four-twos'
  if (longestPairsRun(hand) >= 5) return 'five-consecutive-pairs'
  const pairs = [twos, ...others].reduce((sum, count) => sum + Math.floor(count / 2), 0)
  return pairs >= 6 ? 'six-pairs' : undefined
}

/** Pairs of the longest run of them in a hand; 2s do not count. */
export function longestPairsRun(hand: readonly number[]): number {
  let [longest, here] = [0, 0]
  for (const count of rankCounts(hand).slice(1)) {
    here = count >= 2 ? here + 1 : 0
    longest = Math.max(longest, here)
  }
  return longest
}
