import { isBetween, lesserOf, minorOf, toAmount, unitsOf } from '../../lib/amount.ts'

export interface WithdrawalBounds {
  min: string
  max: string
  available: string
}

/** Whole units that stand ready to be chosen. */
const steps = ['50000', '100000', '200000', '500000', '1000000', '2000000', '5000000', '10000000', '50000000']
const quickMax = 4

/** The most that can be asked for at once: of the balance its whole units, no more than the limit. */
export const mostOf = ({ max, available }: WithdrawalBounds): string =>
  lesserOf(max, toAmount(String(unitsOf(available))))

/** Amounts to choose by one press, the largest that fit; as digits. */
export const quickAmounts = (bounds: WithdrawalBounds): string[] =>
  steps.filter((digits) => isBetween(toAmount(digits), bounds.min, mostOf(bounds))).slice(-quickMax)

export type BrokenLimit = { limit: 'none' | 'min' | 'max' | 'available'; bound: string }

/** The limit that an amount breaks, with its figure; undefined for one that may be asked for. */
export function brokenLimit(amount: string | undefined, bounds: WithdrawalBounds): BrokenLimit | undefined {
  if (!amount) return { limit: 'none', bound: bounds.min }
  if (minorOf(amount) > minorOf(bounds.max)) return { limit: 'max', bound: bounds.max }
  if (minorOf(amount) > minorOf(bounds.available)) return { limit: 'available', bound: mostOf(bounds) }
  return minorOf(amount) < minorOf(bounds.min) ? { limit: 'min', bound: bounds.min } : undefined
}
