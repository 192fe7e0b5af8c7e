import { dividedBy, type Fraction, fraction, minus } from '../exact/fraction.ts'

/** Edge of the house from which on a stake counts whole. */
const wholeEdge = fraction(4, 100)

/** A weight of 1: weights are whole thousandths. */
export const wholeWeight = 1_000n

/**
 * How much of a stake counts towards the turnover that a grant asks for, in thousandths: min(1, edge / 4%), cut. `returned` is
 * the certified return of the bet or kind of play under best play.
 */
export function bonusWeight(returned: Fraction): bigint {
  const { num, den } = dividedBy(minus(fraction(1), returned), wholeEdge)
  if (num <= 0n) return 0n
  const weight = (num * wholeWeight) / den
  return weight < wholeWeight ? weight : wholeWeight
}

/** What a market of sports returns, from the sum of its book: the edge is 1 − 1/booksum. */
export const returnOfBook = (booksum: Fraction): Fraction => dividedBy(fraction(1), booksum)
