const termsMax = 200_000
const precision = 1e-15

/** Complementary error function. */
export const erfc = (x: number): number => (x >= 0 ? igamc(0.5, x * x) : 2 - igamc(0.5, x * x))

/** Distribution function of the standard normal. */
export const normal = (x: number): number => erfc(-x / Math.SQRT2) / 2

/** Probability that a chi-square of these degrees of freedom is at least this large. */
export const chiSquareP = (chiSquare: number, freedom: number): number => igamc(freedom / 2, chiSquare / 2)

/** Upper regularised incomplete gamma function Q(a, x); Numerical Recipes, 3rd edition, 6.2. */
export function igamc(a: number, x: number): number {
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < termsMax && Math.abs(term) > Math.abs(sum) * precision; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return sum * scaleOf(a, x)
}

/** Lentz's continued fraction. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let h = d
  for (let i = 1; i < termsMax; i += 1) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (an * d + b || tiny)
    c = b + an / c || tiny
    h *= d * c
    if (Math.abs(d * c - 1) < precision) break
  }
  return h * scaleOf(a, x)
}

const scaleOf = (a: number, x: number): number => Math.exp(a * Math.log(x) - x - lnGamma(a))

const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** Lanczos' approximation with g = 7. */
export function lnGamma(z: number): number {
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - lnGamma(1 - z)
  const t = z + 6.5
  const sum = lanczos.reduce((total, part, i) => (i === 0 ? part : total + part / (z - 1 + i)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(sum)
}
