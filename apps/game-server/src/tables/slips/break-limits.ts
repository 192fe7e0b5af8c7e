import type { SlipFault } from '@fairground/contract/studio'
import type { SlipRules } from '@fairground/game-rules/tables'
import type { SlipLimits } from '../../catalogue/slip-limits.ts'

import type { Chips, SlipBook } from './slip-book.ts'

interface Table {
  rules: SlipRules
  limits: SlipLimits
  payoutMinorMax(chips: Chips): bigint
}

/** The first limit of the table that all the chips of a player break; undefined when they keep all of them. */
export function breaksLimits({ rules, limits, payoutMinorMax }: Table, wanted: Chips): SlipFault | undefined {
  for (const { spot, stakeMinor } of wanted) {
    const { minMinor, maxMinor } = limits.groups.get(rules.groupOf(spot)) ?? { minMinor: 1n, maxMinor: 0n }
    if (stakeMinor > maxMinor) return faultOf('max', maxMinor, { spot, fitsMinor: maxMinor < minMinor ? 0n : maxMinor })
    if (stakeMinor < minMinor) return faultOf('min', minMinor, { spot, fitsMinor: maxMinor < minMinor ? 0n : maxMinor })
  }
  const totalMinor = wanted.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  if (totalMinor > limits.roundMinorMax) return faultOf('total', limits.roundMinorMax)
  const payoutMinor = payoutMinorMax(wanted)
  return payoutMinor > limits.payoutMinorMax ? faultOf('payout', limits.payoutMinorMax) : undefined
}

/** The same limits, with nothing allowed in these groups. */
export const withoutGroups = (limits: SlipLimits, shut: readonly string[]): SlipLimits =>
  shut.length === 0
    ? limits
    : {
        ...limits,
        groups: new Map(
          [...limits.groups].map(([group, own]) => [group, shut.includes(group) ? { ...own, maxMinor: 0n } : own]),
        ),
      }

interface Risk {
  book: SlipBook
  capMinor: bigint
  /** Amounts that are named are whole multiples of this. */
  stepMinor: bigint
}

/** Why the round does not take the chips: the largest of them, and what of it would fit beside the others. */
export function breaksCap({ book, capMinor, stepMinor }: Risk, chips: Chips): SlipFault | undefined {
  if (book.accepts(chips, capMinor)) return undefined
  const byWorst = [...chips].sort((a, b) => (a.stakeMinor < b.stakeMinor ? 1 : -1))
  for (const { spot, stakeMinor } of byWorst) {
    const others = chips.filter((chip) => chip.spot !== spot)
    const fits = (steps: bigint) =>
      book.accepts(steps > 0n ? [...others, { spot, stakeMinor: steps * stepMinor }] : others, capMinor)
    if (!fits(0n)) continue
    return faultOf('exposure', capMinor, { spot, fitsMinor: mostSteps(stakeMinor / stepMinor, fits) * stepMinor })
  }
  return faultOf('exposure', capMinor, { fitsMinor: 0n })
}

/** The most of 0 … `below` that fits, where 0 does. */
function mostSteps(below: bigint, fits: (steps: bigint) => boolean): bigint {
  let [low, high] = [0n, below]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (fits(middle)) low = middle
    else high = middle - 1n
  }
  return low
}

export const faultOf = (
  rule: SlipFault['rule'],
  limitMinor: bigint,
  { spot, fitsMinor = limitMinor }: { spot?: string; fitsMinor?: bigint } = {},
): SlipFault => ({ rule, ...(spot && { spot }), limitMinor: `${limitMinor}`, fitsMinor: `${fitsMinor}` })
