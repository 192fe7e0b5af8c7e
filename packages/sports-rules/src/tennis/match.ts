import { bisect } from '../chances/bisect.ts'
import type { ValueChance } from '../chances/line-chances.ts'
import { plusOne } from '../chances/plus-one.ts'
import { aheadChance, type Score, type ScoreChance, ScoreSums } from '../chances/scores.ts'
import { type BestOf, isDecided, seriesScores } from '../chances/series.ts'
import type { Serve } from './game.ts'
import { newSet, setScores } from './set.ts'
import { opening, otherPlayer, type Player, type TennisState } from './state.ts'

/** What is to come, from a state of a match. */
export interface LiveChances {
  /** That A wins the set that is played. */
  readonly set: number
  /** That A wins the match. */
  readonly match: number
  /** The sets that the match can end with. */
  readonly setScores: readonly ScoreChance[]
}

/** Chances from any state of a match; from `opening(…)` before it. */
export function liveChances(serve: Serve, bestOf: BestOf, state: TennisState): LiveChances {
  const set = aheadChance(setScores(serve, state))
  const nextSets = aheadChance(setScores(serve, newSet('a')))
  const ends = new ScoreSums()
  for (const isWonByA of [true, false])
    for (const { score, chance } of seriesScores(nextSets, bestOf, plusOne(state.sets, isWonByA)))
      ends.add(score, chance * (isWonByA ? set : 1 - set))
  return { set, match: aheadChance(ends.list()), setScores: ends.list() }
}

/**
 * The sum over the sets still to end of what each counts, such as its games (`([a, b]) => a + b`) or A's margin, and how often
 * it comes. The set that is played counts whole, those before it not at all. A tie-break counts as one game.
 */
export function sumOverSets(
  serve: Serve,
  { bestOf, state }: { readonly bestOf: BestOf; readonly state: TennisState },
  countOf: (set: Score) => number,
): ValueChance[] {
  const fresh = { a: setScores(serve, newSet('a')), b: setScores(serve, newSet('b')) }
  const sums = new Map<number, number>()
  const play = (from: Branch, scores: readonly ScoreChance[], gamesBefore: number): void => {
    const next = new Map<string, Branch>()
    for (const { score, chance } of scores) {
      const isOdd = (score[0] + score[1] - gamesBefore) % 2 === 1
      const sets = plusOne(from.sets, score[0] > score[1])
      const server = isOdd ? otherPlayer(from.server) : from.server
      const added = shifted(from.sums, countOf(score), chance)
      if (isDecided(bestOf, sets)) addAll(sums, added)
      else {
        const key = `${sets} ${server}`
        const branch = next.get(key) ?? { sets, server, sums: new Map<number, number>() }
        addAll(branch.sums, added)
        next.set(key, branch)
      }
    }
    for (const branch of next.values()) play(branch, fresh[branch.server], 0)
  }
  play({ ...state, sums: new Map([[0, 1]]) }, setScores(serve, state), state.games[0] + state.games[1])
  return [...sums]
}

type Sums = Map<number, number>
type Branch = { readonly sets: Score; readonly server: Player; readonly sums: Sums }

const shifted = (sums: Sums, by: number, share: number): Sums =>
  new Map([...sums].map(([sum, chance]) => [sum + by, chance * share]))

function addAll(sums: Sums, more: Sums): void {
  for (const [sum, chance] of more) sums.set(sum, chance + (sums.get(sum) ?? 0))
}

/**
 * Chances of points on serve at which A wins the match with this chance, such as that of their ratings: both sides of the mean
 * of the tour and surface, as far apart as it takes.
 */
export function serveFor(
  matchWin: number,
  { mean, bestOf }: { readonly mean: number; readonly bestOf: BestOf },
): Serve {
  const most = Math.min(mean, 1 - mean)
  const serveAt = (share: number): Serve => ({ a: mean + most * (2 * share - 1), b: mean - most * (2 * share - 1) })
  return serveAt(bisect((share) => liveChances(serveAt(share), bestOf, opening('a')).match, matchWin))
}
