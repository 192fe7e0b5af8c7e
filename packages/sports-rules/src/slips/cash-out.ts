import { type Fraction, fraction, minus, plus, times } from '@fairground/game-rules/exact'

/** A leg of an open bet: what it returned, or its odds with what the model without margin expects now. */
export type CashOutLeg = { readonly factor: Fraction } | { readonly odds: Fraction; readonly chances: ExactChances }

/** Win, half win, push, half loss, loss. */
export type ExactChances = readonly [
  win: Fraction,
  halfWin: Fraction,
  push: Fraction,
  halfLose: Fraction,
  lose: Fraction,
]

const [one, half] = [fraction(1), fraction(1, 2)]

/** What one unit on a leg is expected to return. */
export function expectedFactor(leg: CashOutLeg): Fraction {
  if ('factor' in leg) return leg.factor
  const [win, halfWin, push, halfLose] = leg.chances
  const halfWon = times(half, plus(leg.odds, one))
  return plus(times(win, leg.odds), times(halfWin, halfWon), push, times(halfLose, half))
}

/** What is offered for an open bet: its expected return less the margin, cut once. */
export function cashOutOffer(stakeMinor: bigint, legs: readonly CashOutLeg[], margin: Fraction): bigint {
  const { num, den } = times(fraction(stakeMinor), ...legs.map(expectedFactor), minus(one, margin))
  return num / den
}

/** What is paid now, and the stake that stays at the old odds, where a part of a bet is cashed out. */
export function cashOutPart(stakeMinor: bigint, offerMinor: bigint, part: Fraction) {
  const partOf = (amount: bigint) => (amount * part.num) / part.den
  return { paidNowMinor: partOf(offerMinor), remainingStakeMinor: stakeMinor - partOf(stakeMinor) }
}
