import { amountMax, balanceMax } from '@fairground/contract'
import { type Refused, refuse } from './outcome.ts'

/** Why a movement of money failed as a whole: an account would hold more than any may, or a sum has no end that fits. */
export function tooLarge(error: unknown): Refused | undefined {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  if (constraint === 'accounts_balance_bound') return limited('balance', balanceMax)
  return code === numberOutOfRange ? limited('amount', amountMax) : undefined
}

const numberOutOfRange = '22003'

const limited = (kind: string, bound: string): Refused => refuse('LIMIT', { value: { limit: { kind, bound } } })
