import { formatAmount, getCurrency } from '@fairground/money'
import { type Refused, refuse } from '../../../lib/outcome.ts'

/** The operator's guards, in minor units. */
export interface TransferGuards {
  minMinor: bigint
  dailyMaxMinor: bigint
}

export interface SenderFacts {
  /** Sent today, up and down together. */
  sentTodayMinor: bigint
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
  return amountMinor > left ? limit('dailyMax', left) : undefined
}

const atLeastZero = (amountMinor: bigint): bigint => (amountMinor > 0n ? amountMinor : 0n)
