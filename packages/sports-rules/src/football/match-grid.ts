import { cellCount, cellOf, gridSide, pairCount, type Score } from './cells.ts'
import { firstHalfShare, halfMinutes, remainingShare } from './intensity.ts'
import { type Model, normalise, scoreGrid } from './score-grid.ts'

/** What everybody sees of a match. */
export type MatchState = {
  /** Minutes of play, 0 before the kick-off; stoppage time counts as the last minute of its half. */
  readonly minute: number
  readonly score: Score
  /** Known from minute 45 on. Without it, each goal so far may have come before the break. */
  readonly halfTime?: Score | undefined
}

export const beforeKickOff: MatchState = { minute: 0, score: [0, 0] }

/** What can still happen in a match, and how likely it is. Each list sums to 1. */
export type MatchGrid = {
  readonly state: MatchState
  /** By cell of the full-time score. */
  readonly full: Float64Array
  /** By cell of the half-time score. */
  readonly half: Float64Array
  /** By pair of both scores, see `pairCount`. */
  readonly pairs: Float64Array
  /** Who scores next. */
  readonly nextGoal: { readonly home: number; readonly away: number; readonly none: number }
  /** Of games of points alone: by margin of the home side, and by sum of points. */
  readonly margins?: Float64Array
  readonly totals?: Float64Array
}

/**
 * The grid of a match in a state of play: the grid of the kick-off, conditioned on the score at that minute, which is exact for
 * matches whose goals' minutes are independent. Undefined where the model rules the state out.
 */
export function matchGrid(model: Model, state: MatchState = beforeKickOff): MatchGrid | undefined {
  const { score, halfTime } = state
  if (Math.max(...score) >= gridSide || (halfTime && (halfTime[0] > score[0] || halfTime[1] > score[1])))
    return undefined
  const full = conditioned(scoreGrid(model), state)
  if (Number.isNaN(full[0])) return undefined
  const [homeSplits, awaySplits] = [splitsOf(state, 0), splitsOf(state, 1)]
  const [half, pairs] = [new Float64Array(cellCount), new Float64Array(pairCount)]
  let pair = 0
  for (let cell = 0, home = 0; home < gridSide; home += 1)
    for (let away = 0; away < gridSide; away += 1, cell += 1)
      for (let i = 0; i <= home; i += 1) {
        const chance = (full[cell] ?? 0) * (homeSplits[home * gridSide + i] ?? 0)
        for (let j = 0, halfCell = i * gridSide; j <= away; j += 1, halfCell += 1, pair += 1) {
          const both = chance * (awaySplits[away * gridSide + j] ?? 0)
          pairs[pair] = both
          half[halfCell] = (half[halfCell] ?? 0) + both
        }
      }
  return { state, full, half, pairs, nextGoal: nextGoalOf(full, score) }
}

function conditioned(grid: Float64Array, { minute, score: [home, away] }: MatchState): Float64Array {
  const scored = binomials(1 - remainingShare(minute))
  for (let cell = 0, i = 0; i < gridSide; i += 1)
    for (let j = 0; j < gridSide; j += 1, cell += 1)
      grid[cell] = (grid[cell] ?? 0) * (scored[splitAt(i, home)] ?? 0) * (scored[splitAt(j, away)] ?? 0)
  return normalise(grid)
}

/** How likely one side has so many goals at half time, by its goals at full time. */
function splitsOf({ minute, score, halfTime }: MatchState, side: 0 | 1): Float64Array {
  const [now, remaining] = [score[side], remainingShare(minute)]
  const known = halfTime?.[side] ?? (minute === halfMinutes ? score[side] : undefined)
  const isSecondHalf = minute >= halfMinutes
  const splits = new Float64Array(cellCount)
  // Before the break, goals to come may fall in the first half; after it, only those that were scored can have done so.
  const rows = binomials(
    isSecondHalf ? firstHalfShare / (1 - remaining) : (remaining - (1 - firstHalfShare)) / remaining,
  )
  for (let goals = now; goals < gridSide; goals += 1)
    for (let before = 0; before <= goals; before += 1) {
      const byChance = isSecondHalf ? rows[splitAt(now, before)] : rows[splitAt(goals - now, before - now)]
      const isFixed = isSecondHalf && known !== undefined
      splits[splitAt(goals, before)] = isFixed ? Number(before === known) : (byChance ?? 0)
    }
  return splits
}

const splitAt = (of: number, part: number): number => (part < 0 || part > of ? -1 : of * gridSide + part)

/** The chance of k of n, each with the same chance, for every n and k. */
function binomials(chance: number): Float64Array {
  const rows = new Float64Array(cellCount)
  rows[0] = 1
  for (let n = 1; n < gridSide; n += 1)
    for (let k = 0; k <= n; k += 1) {
      const [hit, missed] = [rows[splitAt(n - 1, k - 1)] ?? 0, rows[splitAt(n - 1, k)] ?? 0]
      rows[splitAt(n, k)] = hit * chance + missed * (1 - chance)
    }
  return rows
}

/** Of i and j goals to come, the first is the home side's with a chance of i / (i + j). */
function nextGoalOf(full: Float64Array, score: Score): MatchGrid['nextGoal'] {
  let [home, away] = [0, 0]
  for (let i = score[0]; i < gridSide; i += 1)
    for (let j = score[1]; j < gridSide; j += 1) {
      const [more, other] = [i - score[0], j - score[1]]
      const chance = more + other === 0 ? 0 : (full[cellOf([i, j])] ?? 0) / (more + other)
      home += chance * more
      away += chance * other
    }
  return { home, away, none: full[cellOf(score)] ?? 0 }
}
