import type { InstantLimits } from './game.ts'
import type { Limits } from './stakes.ts'

/** 1,000 to 50,000,000 VND, and 1.00 to 50,000.00 of play money; source: the studio's ground rules. */
const bases: Readonly<Record<string, InstantLimits>> = {
  VND: baseOf(100_000n),
  FUN: baseOf(100n),
}
const ladder = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n]

function baseOf(stepMinor: bigint): InstantLimits {
  return { stakeMinorMin: stepMinor, stakeMinorMax: stepMinor * 50_000n, payoutMinorMax: stepMinor * 10_000_000n }
}

export const instantBaseOf = (currency: string): InstantLimits | undefined => bases[currency]

/** What narrows the studio's limits: a table, by currency. */
type Narrowed = { readonly table: { readonly limits: ReadonlyMap<string, InstantLimits> } }

/** What a title takes in a currency: what its table says, where it is one, else what the studio does. */
export function limitsOfTitle(currency: string, title?: object): InstantLimits | undefined {
  const base = bases[currency]
  const own = title && 'table' in title ? (title as Narrowed).table.limits.get(currency) : undefined
  return base && (own ?? base)
}

/** The house's limits, narrowed by what the wallet allows this player; undefined when nothing is left between them. */
export function instantLimitsOf(session: Limits, title?: object): InstantLimits | undefined {
  const base = limitsOfTitle(session.currency, title)
  if (!base) return undefined
  let { stakeMinorMin, stakeMinorMax, payoutMinorMax } = base
  if (session.stakeMinorMin > stakeMinorMin) stakeMinorMin = session.stakeMinorMin
  if (session.stakeMinorMax < stakeMinorMax) stakeMinorMax = session.stakeMinorMax
  if (session.payoutMinorMax !== undefined && session.payoutMinorMax < payoutMinorMax)
    payoutMinorMax = session.payoutMinorMax
  return stakeMinorMin <= stakeMinorMax ? { stakeMinorMin, stakeMinorMax, payoutMinorMax } : undefined
}

/** Chips and stakes to choose from within the limits, ascending; the smallest stake is always among them. */
export function instantStakesOf(session: Limits, title?: object): bigint[] {
  const base = bases[session.currency]
  const limits = instantLimitsOf(session, title)
  if (!base || !limits) return []
  const stakes = ladder
    .map((rung) => rung * base.stakeMinorMin)
    .filter((stake) => stake >= limits.stakeMinorMin && stake <= limits.stakeMinorMax)
  return stakes[0] === limits.stakeMinorMin ? stakes : [limits.stakeMinorMin, ...stakes]
}
