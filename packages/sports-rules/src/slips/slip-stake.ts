import { dividedBy, type Fraction, fraction, minus } from '@fairground/game-rules/exact'

/** How a player typed an amount: what is debited, by either name, or what is to be won on top of it. */
export const typedAmounts = ['stake', 'risk', 'to-win'] as const
export type TypedAmount = (typeof typedAmounts)[number]

/** The stake that is debited; of an amount to win, the smallest whose win reaches it. Odds are decimal, above 1. */
export function stakeOf(typedAs: TypedAmount, amountMinor: bigint, odds: Fraction): bigint {
  if (typedAs !== 'to-win') return amountMinor
  const { num, den } = dividedBy(fraction(amountMinor), minus(odds, fraction(1)))
  return (num + den - 1n) / den
}
