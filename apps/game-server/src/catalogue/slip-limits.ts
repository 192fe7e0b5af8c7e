import type { SlipRules } from '@fairground/game-rules/tables'
import type { SharedTitle } from './game.ts'
import { instantLimitsOf, limitsOfTitle } from './instant-limits.ts'
import type { Limits } from './stakes.ts'

interface ChipLimits {
  minMinor: bigint
  maxMinor: bigint
}

/** What chips may be at a table, for one player; shown and checked alike. */
export interface SlipLimits {
  /** By group of places, the main one first. */
  groups: ReadonlyMap<string, ChipLimits>
  roundMinorMax: bigint
  payoutMinorMax: bigint
}

/** Largest chips of the main group that one player may have in a round, and that a round may cost at worst. */
const chipsPerRound = 4n
const chipsAtRisk = 40n

/** Undefined when nothing is left between what the table takes and what the player may stake. */
export function slipLimitsOf(session: Limits, game: SharedTitle, rules: SlipRules): SlipLimits | undefined {
  const limits = instantLimitsOf(session, game)
  if (!limits) return undefined
  const own = game.table.limits.get(session.currency)
  const base = limitsOfTitle(session.currency, game) ?? limits
  const groups = Object.entries(rules.groups).map(([group, divisor]): [string, ChipLimits] => {
    const { minMinor, maxMinor } = own?.groups?.[group] ?? partOf(base, divisor)
    const [minAtLeast, maxAtMost] = [limits.stakeMinorMin, limits.stakeMinorMax]
    if (minMinor < minAtLeast) return [group, { minMinor: minAtLeast, maxMinor: least(maxMinor, maxAtMost) }]
    return [group, { minMinor, maxMinor: least(maxMinor, maxAtMost) }]
  })
  const roundMinorMax = own?.roundMinorMax ?? base.stakeMinorMax * chipsPerRound
  return {
    groups: new Map(groups),
    roundMinorMax: least(roundMinorMax, session.stakeMinorMax),
    payoutMinorMax: limits.payoutMinorMax,
  }
}

const least = (...amounts: readonly bigint[]): bigint => {
  let found = amounts[0] ?? 0n
  for (const amount of amounts) if (amount < found) found = amount
  return found
}

/** Cut to whole chips of the least amount, and never below one. */
function partOf({ stakeMinorMin, stakeMinorMax }: { stakeMinorMin: bigint; stakeMinorMax: bigint }, divisor: number) {
  const part = stakeMinorMax / BigInt(divisor)
  const whole = part - (part % stakeMinorMin)
  return { minMinor: stakeMinorMin, maxMinor: whole > stakeMinorMin ? whole : stakeMinorMin }
}

/** What a round of this table may cost at worst in a currency; undefined where the studio does not take it. */
export function exposureCapOf(currency: string, game: SharedTitle): bigint | undefined {
  const base = limitsOfTitle(currency, game)
  return game.table.limits.get(currency)?.exposureMinorMax ?? (base && base.stakeMinorMax * chipsAtRisk)
}
