/** Goals of one side that a grid knows. */
const goalsMax = 12
export const gridSide = goalsMax + 1
export const gridCells = gridSide ** 2
/** All cells of a grid sum to this. */
export const gridSum = 2 ** 30

/** Expected goals in thousandths. */
export type Strengths = { readonly home: number; readonly away: number }

const thousand = 1_000n
const tauScale = 100_000_000n
const rho = 6n

/**
 * Expected goals from the ratings: 2.7 goals a match, 0.0045 of a goal for each point of rating, 60 points for being at home.
 * Ratings are multiples of 20, so thousandths are exact.
 */
export function strengthsOf(homeRating: number, awayRating: number): Strengths {
  const supremacy = 4.5 * (homeRating + homePoints - awayRating)
  return { home: (goalsX1000 + supremacy) / 2, away: (goalsX1000 - supremacy) / 2 }
}
const homePoints = 60
const goalsX1000 = 2_700

/**
 * How often each score comes, of 2^30: Poisson with the correction of Dixon and Coles, ρ = −0.06, in whole numbers, so that
 * every machine finds the same. The cell of home h and away a is h · 13 + a. What rounding leaves goes to the likeliest score.
 */
export function scoreGrid({ home, away }: Strengths): readonly number[] {
  const key = `${home}:${away}`
  const found = known.get(key) ?? gridOf(home, away)
  known.set(key, found)
  return found
}

/** There is one grid for each difference of ratings. */
const known = new Map<string, readonly number[]>()

function gridOf(home: number, away: number): readonly number[] {
  const [h, a] = [BigInt(home), BigInt(away)]
  const [homeTerms, awayTerms] = [poissonTerms(h), poissonTerms(a)]
  const weights = homeTerms.flatMap((one, i) => awayTerms.map((other, j) => one * other * tau(h, a, i * gridSide + j)))
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  const cells = weights.map((weight) => Number((weight * BigInt(gridSum)) / total))
  const likeliest = cells.indexOf(Math.max(...cells))
  const left = gridSum - cells.reduce((sum, cell) => sum + cell, 0)
  return cells.map((cell, index) => (index === likeliest ? cell + left : cell))
}

/** λ^k / k!, for every k times the same number. */
function poissonTerms(lambda: bigint): readonly bigint[] {
  return Array.from({ length: gridSide }, (_, goals) => {
    let term = lambda ** BigInt(goals) * thousand ** BigInt(goalsMax - goals)
    for (let rest = goals + 1; rest <= goalsMax; rest += 1) term *= BigInt(rest)
    return term
  })
}

/** What low scores come more or less often than two independent counts, in hundred millionths. */
function tau(h: bigint, a: bigint, cell: number): bigint {
  if (cell === 0) return tauScale + rho * h * a
  if (cell === 1) return tauScale - rho * thousand * h
  if (cell === gridSide) return tauScale - rho * thousand * a
  return cell === gridSide + 1 ? tauScale + rho * thousand * thousand : tauScale
}

export const scoreOf = (cell: number): readonly [home: number, away: number] => [
  Math.floor(cell / gridSide),
  cell % gridSide,
]
