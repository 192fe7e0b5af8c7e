import type { Fraction } from '@fairground/game-rules/exact'
import { least } from '../base/amounts.ts'
import type { Pot } from './side-pots.ts'

export type RakeRule = {
  /** Of the pot, as a share from 0 to 1. */
  readonly share: Fraction
  readonly capMinor?: bigint
}

/** What the house takes of a pot, floored and capped; nothing of one that saw no flop (or no call). */
export function rakeOf(potMinor: bigint, { share, capMinor }: RakeRule, isDue: boolean): bigint {
  if (!isDue) return 0n
  const rake = (potMinor * share.num) / share.den
  return capMinor === undefined ? rake : least(rake, capMinor)
}

/** The pots less the rake, which is taken from the main pot first. */
export function rakePots(pots: readonly Pot[], rakeMinor: bigint): Pot[] {
  let left = rakeMinor
  return pots.map((pot) => {
    const taken = least(left, pot.amountMinor)
    left -= taken
    return { ...pot, amountMinor: pot.amountMinor - taken }
  })
}
