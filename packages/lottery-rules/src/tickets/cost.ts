import { dividedBy, type Fraction, fraction, times } from '@fairground/game-rules/exact'

/** Share of the ante that a unit costs: the modes of official tickets. */
export const modes = { '1': fraction(1), '0.1': fraction(1, 10), '0.01': fraction(1, 100) } as const
export type Mode = keyof typeof modes

export type Ante = { readonly anteMinor: bigint; readonly mode: Mode; readonly multiple: number }

/** What one unit costs; it can be part of a minor unit. */
export const unitStakeOf = ({ anteMinor, mode, multiple }: Ante): Fraction =>
  times(fraction(anteMinor), modes[mode], fraction(multiple))

/** What a ticket of so many units costs; undefined where that is no whole minor unit, and the ticket is refused. */
export function ticketCost(units: number, ante: Ante): bigint | undefined {
  const cost = times(unitStakeOf(ante), fraction(units))
  return cost.den === 1n ? cost.num : undefined
}

/** The unit stake of a ticket that costs so much. */
export const unitStakeFor = (costMinor: bigint, units: number): Fraction =>
  dividedBy(fraction(costMinor), fraction(units))
