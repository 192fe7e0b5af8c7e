import type { Stream } from '@fairground/fairness'
import { cellCount, type Score, scoreOf } from './cells.ts'
import { firstHalfPercent } from './intensity.ts'
import { type Model, scoreGrid } from './score-grid.ts'

export type Side = 'home' | 'away'

export type PlayedGoal = {
  readonly side: Side
  readonly half: 1 | 2
  /** Milliseconds of play since the half began, 0 … 2,699,999. */
  readonly atMs: number
}

export type PlayedMatch = { readonly halfTime: Score; readonly fullTime: Score; readonly goals: readonly PlayedGoal[] }

const halfMs = 45 * 60_000
const percent = 100
const r52Range = 2 ** 52

/**
 * A whole match from its stream: one r52 for the score, then for each goal, those of the home side first, int(100) for the half
 * and int(2700000) for the moment. The chances are those of the grid that prices it.
 */
export function playMatch(model: Model, stream: Pick<Stream, 'r52' | 'int'>): PlayedMatch {
  const fullTime = scorePicker(model)(stream.r52() / r52Range)
  const scored = (side: Side, count: number) => Array.from({ length: count }, () => playGoal(side, stream))
  const goals = [...scored('home', fullTime[0]), ...scored('away', fullTime[1])]
  const before = (side: Side) => goals.filter((goal) => goal.side === side && goal.half === 1).length
  return {
    halfTime: [before('home'), before('away')],
    fullTime,
    goals: goals.sort((a, b) => a.half - b.half || a.atMs - b.atMs),
  }
}

function playGoal(side: Side, stream: Pick<Stream, 'int'>): PlayedGoal {
  const half = stream.int(percent) < firstHalfPercent ? 1 : 2
  return { side, half, atMs: stream.int(halfMs) }
}

/**
 * The scores of a model laid side by side from 0 to 1, each as wide as it is likely: picks the one at a point. Made once for
 * many picks, as for the rest of a season.
 */
export function scorePicker(model: Model): (point: number) => Score {
  const ends = scoreGrid(model)
  for (let cell = 1; cell < cellCount; cell += 1) ends[cell] = (ends[cell] ?? 0) + (ends[cell - 1] ?? 0)
  return (point) => {
    let [low, high] = [0, cellCount - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (point < (ends[middle] ?? 1)) high = middle
      else low = middle + 1
    }
    return scoreOf(low)
  }
}
