import type { Chips } from './slip-book.ts'

/** Each place once, with all that lies there. */
export function joinChips(chips: Chips): Chips {
  const sums = new Map<string, bigint>()
  for (const { spot, stakeMinor } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + stakeMinor)
  return [...sums].map(([spot, stakeMinor]) => ({ spot, stakeMinor }))
}
