const sqrtTwoPi = Math.sqrt(2 * Math.PI)
/** Within it the series has converged, outside it the continued fraction. */
const tailFrom = 3
const seriesTerms = 40
const fractionTerms = 80

/**
 * That a standard normal variable is at most z, to about 14 digits, also far out. Within 3: 1/2 + φ(z) (z + z³/3 + z⁵/15 + …);
 * outside: the continued fraction of Laplace. Source: Abramowitz and Stegun 26.2.11 and 26.2.14.
 */
export function normalBelow(z: number): number {
  if (z > tailFrom) return 1 - tailAbove(z)
  return z < -tailFrom ? tailAbove(-z) : 0.5 + density(z) * series(z)
}

const density = (z: number): number => Math.exp((-z * z) / 2) / sqrtTwoPi

function series(z: number): number {
  let [term, sum] = [z, z]
  for (let n = 1; n < seriesTerms; n += 1) {
    term *= (z * z) / (2 * n + 1)
    sum += term
  }
  return sum
}

function tailAbove(z: number): number {
  let denominator = z
  for (let n = fractionTerms; n > 0; n -= 1) denominator = z + n / denominator
  return density(z) / denominator
}
