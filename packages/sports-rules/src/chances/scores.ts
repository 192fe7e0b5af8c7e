/** What each side has: maps, sets, games, rounds or points. */
export type Score = readonly [a: number, b: number]

/** A score that can come, and how often it does. */
export interface ScoreChance {
  readonly score: Score
  readonly chance: number
}

/** That A ends ahead. */
export const aheadChance = (ends: readonly ScoreChance[]): number =>
  ends.reduce((sum, { score: [a, b], chance }) => sum + (a > b ? chance : 0), 0)

/** The chances of a list by score, those of the same score added up. */
export class ScoreSums {
  readonly #byScore = new Map<string, ScoreChance>()

  add(score: Score, chance: number): void {
    const key = score.join('-')
    this.#byScore.set(key, { score, chance: chance + (this.#byScore.get(key)?.chance ?? 0) })
  }

  list(): ScoreChance[] {
    return [...this.#byScore.values()]
  }
}
