import { type Fraction, fraction } from '../../exact/fraction.ts'

/** Gross multiples of a stake. */
export const lost = fraction(0)
export const push = fraction(1)

const whole = Array.from({ length: 256 }, (_, odds) => fraction(odds + 1))

/** Odds of so much to 1, stake included: 8 to 1 gives 9. */
export function paysToOne(odds: number): Fraction {
  return whole[odds] ?? fraction(odds + 1)
}
