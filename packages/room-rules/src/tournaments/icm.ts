import { type Fraction, fraction, plus, times } from '@fairground/game-rules/exact'
import { sumOf } from '../base/amounts.ts'

/** More players than sit at one table take too long. */
export const icmPlayersMax = 10

/** How chances are kept: as fractions, or cut after so many decimals where fractions would have thousands of digits. */
type Arithmetic<Chance> = {
  readonly one: Chance
  /** The part of a chance that falls to a stack. */
  readonly part: (chance: Chance, stack: bigint, chips: bigint) => Chance
  readonly sum: (chances: readonly Chance[]) => Chance
  readonly toFraction: (chance: Chance) => Fraction
}

const exact: Arithmetic<Fraction> = {
  one: fraction(1),
  part: (chance, stack, chips) => times(chance, fraction(stack, chips)),
  sum: (chances) => plus(...chances),
  toFraction: (chance) => chance,
}
const scale = 10n ** 40n
const cut: Arithmetic<bigint> = {
  one: scale,
  part: (chance, stack, chips) => (chance * stack) / chips,
  sum: sumOf,
  toFraction: (chance) => fraction(chance, scale),
}
const [exactPlayersMax, exactPrizesMax] = [6, 3]

/** Whether the figures of `icmEquities` are exact; else they are good to 30 digits. */
export const isIcmExact = (players: number, prizes: number): boolean =>
  players <= exactPlayersMax || prizes <= exactPrizesMax

/**
 * What each stack is worth by Malmuth–Harville, in minor units: each place goes to one of the players left, in proportion of
 * their stacks. Stacks are above 0.
 */
export function icmEquities(stacks: readonly bigint[], prizesMinor: readonly bigint[]): Fraction[] {
  const byPlace = isIcmExact(stacks.length, prizesMinor.length)
    ? placeChances(stacks, prizesMinor.length, exact)
    : placeChances(stacks, prizesMinor.length, cut)
  return stacks.map((_, seat) =>
    plus(...byPlace.map((chances, place) => times(chances[seat] ?? fraction(0), fraction(prizesMinor[place] ?? 0n)))),
  )
}

/** By place, then by seat. */
function placeChances<Chance>(stacks: readonly bigint[], places: number, by: Arithmetic<Chance>): Fraction[][] {
  /** Chance that the places before went to exactly these players, by the bits of their seats. */
  let placed = new Map([[0, by.one]])
  return Array.from({ length: Math.min(places, stacks.length) }, () => {
    const here = stacks.map((): Chance[] => [])
    const next = new Map<number, Chance[]>()
    for (const [taken, chance] of placed) {
      const left = [...stacks.entries()].filter(([seat]) => (taken & (1 << seat)) === 0)
      const chips = sumOf(left.map(([, stack]) => stack))
      for (const [seat, stack] of left) {
        const part = by.part(chance, stack, chips)
        here[seat]?.push(part)
        const after = taken | (1 << seat)
        const found = next.get(after)
        if (found) found.push(part)
        else next.set(after, [part])
      }
    }
    placed = new Map([...next].map(([after, parts]) => [after, by.sum(parts)]))
    return here.map((parts) => by.toFraction(by.sum(parts)))
  })
}
