import { minorOf } from '../../lib/amount.ts'

type Amount = string | number

const asNumber = (amount: Amount): number => (typeof amount === 'number' ? amount : Number(minorOf(amount)))

/** How much of a limit is used up, from 0 to 1; whoever is ahead has used nothing. */
export function usedPart(used: Amount | null, max: Amount | null): number {
  if (used === null || max === null) return 0
  const most = asNumber(max)
  const part = most === 0 ? 1 : asNumber(used) / most
  return Math.min(1, Math.max(0, part))
}

/** Whether more than a limit is used up already. */
export const isPassed = (used: Amount | null, max: Amount): boolean => used !== null && asNumber(used) >= asNumber(max)

/** Whether a limit leaves more room than the one before; null is none. */
export const isHigher = (next: Amount, before: Amount | null): boolean =>
  before !== null && asNumber(next) > asNumber(before)
