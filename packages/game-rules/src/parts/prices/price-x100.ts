import { dividedBy, type Fraction } from '../../exact/fraction.ts'

const hundred = 100n
const leastX100 = 101

/**
 * What a bet with this chance pays, in hundredths of the stake: floor(100 · rate / chance). Undefined where that is below
 * 1.01: such a price is not offered.
 */
export function priceX100(chance: Fraction, rate: Fraction): number | undefined {
  const { num, den } = dividedBy(rate, chance)
  const x100 = Number((num * hundred) / den)
  return x100 < leastX100 ? undefined : x100
}
