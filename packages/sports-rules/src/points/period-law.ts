import { marginSd, overtimeMarginSd, overtimeShare, totalSd } from '../basketball/game.ts'
import { type Normal, roundedNormal } from '../basketball/rounded-normal.ts'
import type { Score } from '../chances/scores.ts'
import { isOvertime, type PointsModel, quarters } from './points-model.ts'

/** Points of one side in a period that a law knows: far beyond what comes. */
export const sideCount = 96

/**
 * How likely both sides score so many points in a period, by `home * sideCount + away`: margin and sum are normal and do not
 * depend on each other, but for what numbers allow: they are odd or even together, and nobody has less than nothing. The last
 * quarter rounds to whole points; those before it have the density at whole points, so that all that follows on any of them
 * is the rounded normal variable of the time that is left.
 */
export function periodLaw(model: PointsModel, period: number): Float64Array {
  const [margin, total] = shareOfPeriod(model, period)
  const isRounded = period >= quarters
  const [margins, totals] = [weightsOf(margin, isRounded, -sideCount), weightsOf(total, isRounded, 0)]
  const law = new Float64Array(sideCount ** 2)
  let sum = 0
  for (let home = 0, cell = 0; home < sideCount; home += 1)
    for (let away = 0; away < sideCount; away += 1, cell += 1) {
      const weight = (margins[home - away + sideCount] ?? 0) * (totals[home + away] ?? 0)
      law[cell] = weight
      sum += weight
    }
  return law.map((weight) => weight / sum)
}

/** The law of a share of regulation, or of an overtime: margin and sum. */
function shareOfPeriod(model: PointsModel, period: number): readonly [Normal, Normal] {
  if (!isOvertime(period)) return restOf(model, 1 / quarters)
  const [margin, total] = restOf(model, overtimeShare)
  return [{ ...margin, sd: overtimeMarginSd }, total]
}

/** Margin and sum of a share of regulation. */
export const restOf = ({ home, away }: PointsModel, share: number): readonly [Normal, Normal] => [
  { mean: (home - away) * share, sd: marginSd * Math.sqrt(share) },
  { mean: (home + away) * share, sd: totalSd * Math.sqrt(share) },
]

/** By value, from the first one on. */
function weightsOf(normal: Normal, isRounded: boolean, first: number): Float64Array {
  const weights = new Float64Array(2 * sideCount)
  if (isRounded)
    for (const [value, chance] of roundedNormal(normal)) if (value - first >= 0) weights[value - first] = chance
  if (isRounded) return weights
  const densityAt = (value: number) => Math.exp(-(((value - normal.mean) / normal.sd) ** 2) / 2)
  return weights.map((_, place) => densityAt(place + first))
}

/**
 * The same once the sides have scored so much in a share of the period: of each point it is as likely in any step, so a
 * score so far weighs each end by how often it would have come to it.
 */
export function lawFrom(law: Float64Array, [home, away]: Score, played: number): Float64Array {
  if (played === 0) return law
  const [homes, aways] = [thinned(home, played), thinned(away, played)]
  const known = new Float64Array(law.length)
  let sum = 0
  for (let h = home; h < sideCount; h += 1)
    for (let a = away, cell = h * sideCount + away; a < sideCount; a += 1, cell += 1) {
      const weight = (law[cell] ?? 0) * (homes[h] ?? 0) * (aways[a] ?? 0)
      known[cell] = weight
      sum += weight
    }
  return known.map((weight) => weight / sum)
}

/** For each number of points at the end, how likely so many of them had come: C(n, k) p^k (1 − p)^(n − k), all by one factor. */
function thinned(scored: number, played: number): Float64Array {
  const chances = new Float64Array(sideCount)
  let chance = 1
  for (let end = scored; end < sideCount; end += 1) {
    chances[end] = chance
    chance *= ((end + 1) / (end + 1 - scored)) * (1 - played)
  }
  return chances
}
