/** In hundredths; as many digits as a slip can name. */
const priceX100Max = 9_999_999
/** Of the fair price. */
export const fairShareMin = 0.5

/**
 * Whether a price is offered: not where it is too long to be placed, nor where it pays less than half of what the chance is
 * worth, as the margin of a market eats its longest shots.
 */
export const isOfferedPrice = (x100: number | undefined, fair: number): x100 is number =>
  x100 !== undefined && x100 <= priceX100Max && x100 >= 100 * fair * fairShareMin
