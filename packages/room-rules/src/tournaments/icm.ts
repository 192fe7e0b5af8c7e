import { type Fraction, fraction, plus, times } from '@fairground/game-rules/exact'
import { sumOf } from '../base/amounts.ts'

/** More players than sit at one table take too long. */
export const icmPlayersMax = 10

/**
 * What each stack is worth by Malmuth–Harville, in minor units: each place goes to one of the players left, in proportion of
 * their stacks. Stacks are above 0.
 */
export function icmEquities(stacks: readonly bigint[], prizesMinor: readonly bigint[]): Fraction[] {
  const equities = stacks.map(() => fraction(0))
  /** Chance that the first places went to exactly these players, by the bits of their seats. */
  let placed = new Map<number, Fraction>([[0, fraction(1)]])
  for (const prize of prizesMinor.slice(0, stacks.length)) {
    const next = new Map<number, Fraction[]>()
    for (const [taken, chance] of placed) {
      const left = [...stacks.entries()].filter(([seat]) => (taken & (1 << seat)) === 0)
      const chips = sumOf(left.map(([, stack]) => stack))
      for (const [seat, stack] of left) {
        const here = times(chance, fraction(stack, chips))
        equities[seat] = plus(equities[seat] ?? fraction(0), times(here, fraction(prize)))
        const after = taken | (1 << seat)
        next.set(after, [...(next.get(after) ?? []), here])
      }
    }
    placed = new Map([...next].map(([after, chances]) => [after, plus(...chances)]))
  }
  return equities
}
