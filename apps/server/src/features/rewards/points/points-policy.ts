import { type Refused, refuse } from '../../../lib/outcome.ts'

/** What is asked of a member and of the stock for some of a thing. */
export interface Asked {
  stock: number
  isShown: boolean
  requiredPoints: number
  requiredMinor: bigint
  quantity: number
}

/** What the member has. */
export interface Has {
  points: number
  /** Deposited in all. */
  depositedMinor: bigint
}

const limit = (kind: string, bound: string): Refused => refuse('LIMIT', { value: { limit: { kind, bound } } })

/** Why it cannot be had, or undefined. `show` writes an amount. */
export function refuseRedeem(asked: Asked, has: Has, show: (amountMinor: bigint) => string): Refused | undefined {
  if (!asked.isShown) return refuse('NOT_FOUND')
  if (asked.stock < asked.quantity) return limit('stock', String(asked.stock))
  if (has.depositedMinor < asked.requiredMinor) return limit('deposited', show(asked.requiredMinor))
  if (has.points < asked.requiredPoints * asked.quantity) return limit('points', String(has.points))
  return undefined
}

/** Why these points cannot be exchanged, or undefined. */
export function refuseConvert(points: number, minRedeem: number, has: Pick<Has, 'points'>): Refused | undefined {
  if (points < minRedeem) return limit('minRedeem', String(minRedeem))
  return has.points < points ? limit('points', String(has.points)) : undefined
}
