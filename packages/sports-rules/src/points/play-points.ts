import type { Draws } from '../chances/happens.ts'
import type { Score } from '../chances/scores.ts'
import { periodLaw, sideCount } from './period-law.ts'
import { type PointsModel, quarters, stepsOf } from './points-model.ts'

/** A quarter or an overtime from its beginning. */
export interface PlayedPeriod {
  /** Points of both sides in it. */
  readonly points: Score
  /** The same after each of its steps. */
  readonly steps: readonly Score[]
}

const billion = 1_000_000_000

/**
 * A whole game from its stream, by the law that prices it: for each period int(10⁹) for the points of both sides, then for
 * each point, those of the home side first, int(24) for its step; int(10) in an overtime. Level, another overtime is played.
 */
export function playPoints(model: PointsModel, draws: Draws): { periods: readonly PlayedPeriod[]; score: Score } {
  const periods: PlayedPeriod[] = []
  let score: Score = [0, 0]
  while (periods.length < quarters || score[0] === score[1]) {
    const period = playPeriod(model, periods.length + 1, draws)
    periods.push(period)
    score = [score[0] + period.points[0], score[1] + period.points[1]]
  }
  return { periods, score }
}

function playPeriod(model: PointsModel, period: number, draws: Draws): PlayedPeriod {
  const points = pick(periodLaw(model, period), draws.int(billion))
  const count = stepsOf(period)
  const [home, away] = points.map((scored) => soFar(scored, count, draws)) as [number[], number[]]
  return { points, steps: home.map((scored, step) => [scored, away[step] ?? 0]) }
}

/** Chances are drawn in billionths: the last digit of a double, in which machines may differ, decides nothing. */
function pick(law: Float64Array, drawn: number): Score {
  let sum = 0
  const cell = law.findIndex((chance) => {
    sum += chance
    return drawn < Math.round(sum * billion)
  })
  const place = cell < 0 ? law.length - 1 : cell
  return [Math.floor(place / sideCount), place % sideCount]
}

/** Points of a side after each step. */
function soFar(points: number, count: number, draws: Draws): number[] {
  const ofStep = new Array<number>(count).fill(0)
  for (let point = 0; point < points; point += 1) {
    const step = draws.int(count)
    ofStep[step] = (ofStep[step] ?? 0) + 1
  }
  let scored = 0
  return ofStep.map((more) => {
    scored += more
    return scored
  })
}
