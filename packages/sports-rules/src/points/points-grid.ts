import { roundedNormal } from '../basketball/rounded-normal.ts'
import type { ValueChance } from '../chances/line-chances.ts'
import { cellCount, pairCount } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { lawFrom, periodLaw, restOf, sideCount } from './period-law.ts'
import { isPointsState, type PointsModel, type PointsState, quarters, stepsOf } from './points-model.ts'
import { marginCount, marginMax, placeOfMargin, totalCount } from './points-space.ts'

/** No market of points asks for a score of goals. */
const noScores = new Float64Array(cellCount)
const noPairs = new Float64Array(pairCount)
/** Chances below this are left out of a sum of overtimes. */
const smallest = 1e-15

/**
 * How likely each margin and each sum of points is at the end, overtimes counted, from any state of a game: what it is played
 * by, and no more. Undefined where no game can stand so.
 */
export function pointsGrid(model: PointsModel, state: PointsState): MatchGrid | undefined {
  if (!isPointsState(state)) return undefined
  const key = JSON.stringify([model, state])
  const { margins, totals } = known.get(key) ?? endsOf(model, state)
  if (known.size >= knownMax) known.clear()
  known.set(key, { margins, totals })
  return {
    ...{ state: { minute: state.period, score: state.score }, full: noScores, half: noScores, pairs: noPairs },
    ...{ nextGoal: { home: 0, away: 0, none: 1 }, margins, totals },
  }
}

/** A page of prices asks for the same games over and over. */
const known = new Map<string, Pick<Ends, 'margins' | 'totals'>>()
const knownOvertimes = new Map<string, Pick<Ends, 'margins' | 'totals'>>()
const knownMax = 500

/** By margin and by sum of points; `level` are the sums with which it is level, once the time is up. */
interface Ends {
  readonly margins: Float64Array
  readonly totals: Float64Array
  readonly level: Float64Array
}

function endsOf(model: PointsModel, state: PointsState): Ends {
  const ends = atTime(model, state)
  const levelChance = ends.margins[placeOfMargin(0)] ?? 0
  if (levelChance === 0) return ends
  const overtimes = overtimesOf(model)
  const margins = ends.margins.map((chance, place) => chance + levelChance * (overtimes.margins[place] ?? 0))
  margins[placeOfMargin(0)] = 0
  const more = convolved(ends.level, overtimes.totals)
  const totals = ends.totals.map((chance, total) => chance - (ends.level[total] ?? 0) + (more[total] ?? 0))
  return { margins, totals, level: ends.level }
}

/** All overtimes together, until one side is ahead. */
function overtimesOf(model: PointsModel): Pick<Ends, 'margins' | 'totals'> {
  const key = JSON.stringify(model)
  const found = knownOvertimes.get(key)
  if (found) return found
  const one = marginalsOf(periodLaw(model, quarters + 1))
  const again = one.margins[placeOfMargin(0)] ?? 0
  const margins = one.margins.map((chance) => chance / (1 - again))
  margins[placeOfMargin(0)] = 0
  const decided = one.totals.map((chance, total) => chance - (one.level[total] ?? 0))
  let totals: Float64Array = decided
  for (let level = one.level; sumOf(level) > smallest; level = convolved(level, one.level)) {
    const more = convolved(level, decided)
    totals = totals.map((chance, total) => chance + (more[total] ?? 0))
  }
  if (knownOvertimes.size >= knownMax) knownOvertimes.clear()
  knownOvertimes.set(key, { margins, totals })
  return { margins, totals }
}

/** When the time that runs is up. */
function atTime(model: PointsModel, { score, period, steps, before }: PointsState): Ends {
  const now = Math.max(1, period)
  const scored = [score[0] - before[0], score[1] - before[1]] as const
  const law = lawFrom(periodLaw(model, now), scored, steps / stepsOf(now))
  const period0 = shifted(marginalsOf(law, before[0] - before[1]), before[0] + before[1])
  const left = Math.max(0, quarters - now) / quarters
  if (left === 0) return period0
  const [margin, total] = restOf(model, left)
  const [marginRest, totalRest] = [listOf(roundedNormal(margin), marginMax), listOf(roundedNormal(total), 0)]
  // Level at the end: the rest makes up for the margin, and all points together are even.
  const weighed = marginalsOf(law, before[0] - before[1], (gap) => marginRest[marginMax - gap] ?? 0)
  const level = convolved(shifted(weighed, before[0] + before[1]).totals, totalRest).map((chance, points) =>
    points % 2 === 0 ? 2 * chance : 0,
  )
  return {
    margins: around(period0.margins, marginRest),
    totals: convolved(period0.totals, totalRest),
    level,
  }
}

/** Of a law of both sides: margins, from one on; sums; and sums where it is level. Each may be weighed by its margin. */
function marginalsOf(law: Float64Array, lead = 0, weigh: (gap: number) => number = () => 1): Ends {
  const [margins, totals, level] = [
    new Float64Array(marginCount),
    new Float64Array(totalCount),
    new Float64Array(totalCount),
  ]
  for (let home = 0, cell = 0; home < sideCount; home += 1)
    for (let away = 0; away < sideCount; away += 1, cell += 1) {
      const gap = lead + home - away
      const chance = (law[cell] ?? 0) * weigh(gap)
      if (chance === 0 || Math.abs(gap) > marginMax) continue
      margins[placeOfMargin(gap)] = (margins[placeOfMargin(gap)] ?? 0) + chance
      totals[home + away] = (totals[home + away] ?? 0) + chance
      if (gap === 0) level[home + away] = (level[home + away] ?? 0) + chance
    }
  return { margins, totals, level }
}

/** With the points that stood before. */
const shifted = ({ margins, totals, level }: Ends, points: number): Ends => ({
  ...{ margins, totals: moved(totals, points), level: moved(level, points) },
})

function moved(list: Float64Array, by: number): Float64Array {
  const result = new Float64Array(list.length)
  result.set(list.subarray(0, list.length - by), by)
  return result
}

function listOf(chances: readonly ValueChance[], first: number): Float64Array {
  const list = new Float64Array(first === 0 ? totalCount : marginCount)
  for (const [value, chance] of chances)
    if (value + first >= 0 && value + first < list.length) list[value + first] = chance
  return list
}

/** Sums of one of each, from 0 on; what would pass the end is left out. */
function convolved(some: Float64Array, others: Float64Array): Float64Array {
  const result = new Float64Array(totalCount)
  for (let one = 0; one < totalCount; one += 1) {
    const chance = some[one] ?? 0
    if (chance < smallest) continue
    for (let other = 0; other < totalCount - one; other += 1)
      result[one + other] = (result[one + other] ?? 0) + chance * (others[other] ?? 0)
  }
  return result
}

/** The same of margins, around 0. */
function around(some: Float64Array, others: Float64Array): Float64Array {
  const result = new Float64Array(marginCount)
  for (let one = 0; one < marginCount; one += 1) {
    const chance = some[one] ?? 0
    if (chance < smallest) continue
    const from = Math.max(0, marginMax - one)
    for (let other = from; other < marginCount && one + other - marginMax < marginCount; other += 1)
      result[one + other - marginMax] = (result[one + other - marginMax] ?? 0) + chance * (others[other] ?? 0)
  }
  return result
}

const sumOf = (list: Float64Array): number => list.reduce((sum, chance) => sum + chance, 0)
