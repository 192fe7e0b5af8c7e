import { type Fraction, fraction, minus, times } from '@fairground/game-rules/exact'

export const pricePhases = ['before-start', 'after-start', 'in-play-acceptance'] as const
export type PricePhase = (typeof pricePhases)[number]

/** A price is an error from this multiple of the fair price at acceptance on. */
const errorMultiple = fraction(3, 2)

/** What becomes of a bet by its price: an error voids it before the start, is refused in play, and after the start stands. */
export function palpableError(price: Fraction, fair: Fraction, phase: PricePhase): 'void' | 'stands' | 'refuse' {
  const isError = minus(price, times(errorMultiple, fair)).num >= 0n
  if (!isError || phase === 'after-start') return 'stands'
  return phase === 'before-start' ? 'void' : 'refuse'
}
