import { type Fraction, fraction, minus, plus, times } from '@fairground/game-rules/exact'

/** How a leg ended, as a settlement message tells it. */
export interface LegResult {
  /** Whether the part of the stake that is not void has won. */
  readonly isWon: boolean
  /** The share of the stake that is void: 0, 1/2 or 1. */
  readonly voidFactor: Fraction
  /** Places per runner that tied for them, from above 0 to 1. */
  readonly deadHeatFactor: Fraction
}

/** What one unit on a leg returns, stake included: v + (1 − v)·r·o·d. */
export const legFactor = ({ isWon, voidFactor, deadHeatFactor }: LegResult, odds: Fraction): Fraction =>
  plus(voidFactor, isWon ? times(minus(fraction(1), voidFactor), odds, deadHeatFactor) : fraction(0))
