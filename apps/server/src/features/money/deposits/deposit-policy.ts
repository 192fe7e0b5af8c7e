import { formatAmount, getCurrency } from '@fairground/money'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import type { Deposit } from './deposit.ts'
import type { DepositMethod } from './deposit-method.ts'

/** Undecided deposits one member may have at a time. */
export const pendingCountMax = 5

interface Wish {
  method: DepositMethod
  amountMinor: bigint
  pendingCount: number
}

/** The limit a new deposit would pass, or undefined. */
export function findPassedLimit({ method, amountMinor, pendingCount }: Wish): Refused | undefined {
  const bound = (limitMinor: bigint) => formatAmount(limitMinor, getCurrency(method.currency))
  if (amountMinor < method.minMinor) return limit('min', bound(method.minMinor))
  if (amountMinor > method.maxMinor) return limit('max', bound(method.maxMinor))
  if (method.kind !== 'sandbox' && pendingCount >= pendingCountMax) return limit('pending', String(pendingCountMax))
  return undefined
}

const limit = (kind: string, bound: string): Refused => refuse('LIMIT', { value: { limit: { kind, bound } } })

/** Whether a repeated request id asks for what it asked for before. */
export const isSameWish = (
  deposit: Deposit,
  wish: { methodId: string; amountMinor: bigint; remark: string | undefined },
): boolean =>
  deposit.methodId === wish.methodId && deposit.amountMinor === wish.amountMinor && deposit.remark === wish.remark
