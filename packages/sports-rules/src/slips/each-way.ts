import { type Fraction, fraction, minus, plus, times } from '@fairground/game-rules/exact'
import { deadHeatFactor } from './dead-heat.ts'

/** Half the stake on the winner, half on a place at a fraction of the odds; both were fixed when the bet was made. */
export type EachWayBet = {
  readonly odds: Fraction
  /** Of what the odds win, what a place wins. */
  readonly placeFraction: Fraction
  readonly places: number
}

/** Where a runner finished, 1 for the first, with all that share the position, itself included. */
export type Finish = { readonly position: number; readonly tied: number }

/** What one unit on each half returns. */
export function eachWayFactors(bet: EachWayBet, { position, tied }: Finish): { win: Fraction; place: Fraction } {
  const placeOdds = plus(fraction(1), times(minus(bet.odds, fraction(1)), bet.placeFraction))
  const returned = (places: number, odds: Fraction) =>
    times(deadHeatFactor(Math.max(0, places - position + 1), tied), odds)
  return { win: returned(1, bet.odds), place: returned(bet.places, placeOdds) }
}

/** What both halves return together, cut once. */
export function eachWayPayout(
  stakeMinor: bigint,
  factors: { readonly win: Fraction; readonly place: Fraction },
): bigint {
  const { num, den } = times(fraction(stakeMinor, 2), plus(factors.win, factors.place))
  return num / den
}
