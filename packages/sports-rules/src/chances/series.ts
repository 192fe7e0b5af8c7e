import type { Score, ScoreChance } from './scores.ts'

/** The number of maps or sets that are played at most. */
export type BestOf = 1 | 3 | 5

export const winsNeeded = (bestOf: BestOf): number => (bestOf + 1) / 2

export const isDecided = (bestOf: BestOf, score: Score): boolean => Math.max(...score) >= winsNeeded(bestOf)

/**
 * The scores that a series can end with, those of A first, by counting (negative binomial). `partWin` is the
 * chance that A wins one map or set, each alike and apart from the others; `score` is what they have won so far.
 */
export function seriesScores(partWin: number, bestOf: BestOf, score: Score = [0, 0]): ScoreChance[] {
  if (isDecided(bestOf, score)) return [{ score, chance: 1 }]
  const needed = winsNeeded(bestOf)
  const [a, b] = [needed - score[0], needed - score[1]]
  const wonByA = countedOut(partWin, a, b).map((chance, lost) => ({
    score: [needed, score[1] + lost] as const,
    chance,
  }))
  const wonByB = countedOut(1 - partWin, b, a).map((chance, lost) => ({
    score: [score[0] + lost, needed] as const,
    chance,
  }))
  return [...wonByA, ...wonByB.reverse()]
}

/** That one side wins `wins` more while the other wins 0, 1 … fewer than it needs: C(w − 1 + k, k) p^w q^k. */
function countedOut(chance: number, wins: number, othersNeed: number): number[] {
  const chances = [chance ** wins]
  for (let lost = 1; lost < othersNeed; lost += 1)
    chances.push(((chances[lost - 1] ?? 0) * (wins - 1 + lost) * (1 - chance)) / lost)
  return chances
}
