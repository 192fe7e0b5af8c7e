import { cellCount, cellOf, gridSide, type Score } from './cells.ts'

/** Expected goals of both sides in 90 minutes, and the correction of low scores by Dixon and Coles. */
export type Model = { readonly lambdaHome: number; readonly lambdaAway: number; readonly rho: number }

/** The correction of low scores where nothing else is known. */
export const rhoUsual = -0.06

/** Whether the correction leaves every score a chance of 0 or more. */
export const isModel = (model: Model): boolean =>
  model.lambdaHome > 0 && model.lambdaAway > 0 && lowScores.every((score) => tau(model, score) >= 0)

const lowScores: readonly Score[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
]

/**
 * The chance of every full-time score: Poisson with the correction of Dixon and Coles, made to sum to 1. Only the four basic
 * operations are used, which every machine rounds alike: whoever checks a match finds the same grid.
 */
export function scoreGrid(model: Model): Float64Array {
  const [home, away] = [poissonTerms(model.lambdaHome), poissonTerms(model.lambdaAway)]
  const grid = new Float64Array(cellCount)
  for (let cell = 0, i = 0; i < gridSide; i += 1)
    for (let j = 0; j < gridSide; j += 1, cell += 1) grid[cell] = (home[i] ?? 0) * (away[j] ?? 0)
  for (const score of lowScores) grid[cellOf(score)] = (grid[cellOf(score)] ?? 0) * tau(model, score)
  return normalise(grid)
}

/** Each divided by the sum of all. */
export function normalise(chances: Float64Array): Float64Array {
  let sum = 0
  for (let cell = 0; cell < chances.length; cell += 1) sum += chances[cell] ?? 0
  const shares = new Float64Array(chances.length)
  for (let cell = 0; cell < chances.length; cell += 1) shares[cell] = (chances[cell] ?? 0) / sum
  return shares
}

/** λ^k / k! for each k. */
function poissonTerms(lambda: number): Float64Array {
  const terms = new Float64Array(gridSide)
  for (let [k, term] = [0, 1]; k < gridSide; k += 1, term = (term * lambda) / k) terms[k] = term
  return terms
}

function tau({ lambdaHome, lambdaAway, rho }: Model, [home, away]: Score): number {
  if (home === 1 && away === 1) return 1 - rho
  if (home === 1) return 1 + lambdaAway * rho
  if (away === 1) return 1 + lambdaHome * rho
  return 1 - lambdaHome * lambdaAway * rho
}
