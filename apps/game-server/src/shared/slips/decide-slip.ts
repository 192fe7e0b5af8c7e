import type { SlipFault, StudioCode } from '@fairground/contract/studio'
import type { SlipRules } from '@fairground/game-rules/shared'
import type { SlipLimits } from '../../catalogue/slip-limits.ts'

import type { Chips, SlipBook } from './slip-book.ts'

/** A bet that stands for a slip, or waits for the wallet. */
export interface StandingSlip {
  roundId: string
  slipNo: number
  chips: Chips
  isWaiting: boolean
}

export type SlipDecision =
  | { kind: 'new'; chips: Chips }
  /** The slip says nothing that the bets do not: this one is its answer. */
  | { kind: 'same'; roundId: string }
  /** What it adds is known when this bet has been decided. */
  | { kind: 'behind'; roundId: string }
  | { kind: 'refused'; code: StudioCode; fault?: SlipFault }

/** What a slip adds to the slips of its player that stand. `wanted` is all that the player wants to have. */
export function decideSlip(
  standing: readonly StandingSlip[],
  { slipNo, wanted }: { slipNo: number; wanted: Chips },
): SlipDecision {
  const upTo = standing.filter((slip) => slip.slipNo <= slipNo)
  const stands = sumOf(upTo.map(({ chips }) => chips))
  const last = upTo.findLast((slip) => slip.slipNo === slipNo)
  if (last && isSame(stands, wanted)) return { kind: 'same', roundId: last.roundId }
  if (standing.some((slip) => slip.slipNo >= slipNo)) return { kind: 'refused', code: 'SLIP_SPENT' }
  const before = upTo.at(-1)
  if (before?.isWaiting) return { kind: 'behind', roundId: before.roundId }
  const less = [...stands].find(([spot, amountMinor]) => (amountOn(wanted, spot) ?? 0n) < amountMinor)
  if (less) return { kind: 'refused', code: 'SLIP_SHRINKS', fault: faultOf('less', less[1], { spot: less[0] }) }
  const chips = wanted.flatMap(({ spot, stakeMinor }) => {
    const addedMinor = stakeMinor - (stands.get(spot) ?? 0n)
    return addedMinor > 0n ? [{ spot, stakeMinor: addedMinor }] : []
  })
  if (chips.length === 0 && before) return { kind: 'same', roundId: before.roundId }
  return { kind: 'new', chips }
}

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

const faultOf = (
  rule: SlipFault['rule'],
  limitMinor: bigint,
  { spot, fitsMinor = limitMinor }: { spot?: string; fitsMinor?: bigint } = {},
): SlipFault => ({ rule, ...(spot && { spot }), limitMinor: `${limitMinor}`, fitsMinor: `${fitsMinor}` })

/** Amounts by place. */
function sumOf(slips: readonly Chips[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { spot, stakeMinor } of slips.flat()) sums.set(spot, (sums.get(spot) ?? 0n) + stakeMinor)
  return sums
}

const amountOn = (chips: Chips, spot: string): bigint | undefined =>
  chips.find((chip) => chip.spot === spot)?.stakeMinor

const isSame = (stands: ReadonlyMap<string, bigint>, wanted: Chips): boolean =>
  stands.size === wanted.length && wanted.every(({ spot, stakeMinor }) => stands.get(spot) === stakeMinor)
