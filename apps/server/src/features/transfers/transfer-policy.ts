import { formatAmount, getCurrency } from '@fairground/money'
import { type Refused, refuse } from '../../lib/outcome.ts'

/** The operator's guards, in minor units. */
export interface TransferGuards {
  minMinor: bigint
  dailyMaxMinor: bigint
  /** Of the last deposit, in percent, to be staked before money is sent on. */
  turnoverPercent: number
}

export interface SenderFacts {
  /** Sent today, up and down together. */
  sentTodayMinor: bigint
  /** The last approved deposit; 0 when there never was one. */
  lastDepositMinor: bigint
  /** Stakes less rollbacks since then. */
  stakedMinor: bigint
}

/** What has yet to be staked before anything may be sent, not below 0. */
export function turnoverLeft({ turnoverPercent }: TransferGuards, facts: SenderFacts): bigint {
  const wantedMinor = (facts.lastDepositMinor * BigInt(turnoverPercent) + 99n) / 100n
  return atLeastZero(wantedMinor - facts.stakedMinor)
}

/** What may still be sent today. */
export const leftToday = ({ dailyMaxMinor }: TransferGuards, { sentTodayMinor }: SenderFacts): bigint =>
  atLeastZero(dailyMaxMinor - sentTodayMinor)

/** The guard that an amount would pass, or undefined. */
export function findPassedGuard(
  { amountMinor, currency }: { amountMinor: bigint; currency: string },
  guards: TransferGuards,
  facts: SenderFacts,
): Refused | undefined {
  const limit = (kind: string, boundMinor: bigint) =>
    refuse('LIMIT', { value: { limit: { kind, bound: formatAmount(boundMinor, getCurrency(currency)) } } })
  if (amountMinor < guards.minMinor) return limit('min', guards.minMinor)
  const left = leftToday(guards, facts)
  if (amountMinor > left) return limit('dailyMax', left)
  const unstaked = turnoverLeft(guards, facts)
  return unstaked > 0n ? limit('turnover', unstaked) : undefined
}

const atLeastZero = (amountMinor: bigint): bigint => (amountMinor > 0n ? amountMinor : 0n)
