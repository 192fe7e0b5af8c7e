import type { SharedTitle } from '../../catalogue/game.ts'
import type { Chips } from './slip-book.ts'

/** The chips of a stored bet. @throws Error for one the rules would not take: it was taken once */
export function chipsOf(rules: SharedTitle['rules'], input: unknown): Chips {
  const read = rules.readBet(input)
  if (!read.ok || !isSlip(read.value)) throw new Error(`${rules.id} does not take a stored slip any more`)
  return read.value.chips
}

const isSlip = (bet: { stakeMinor: bigint }): bet is { stakeMinor: bigint; chips: Chips } => 'chips' in bet
