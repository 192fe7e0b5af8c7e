import { isRefusal } from '@fairground/client'
import type { VerifyValue } from '@fairground/contract'

/** Response of a log-in that needs a second step. */
export function secondStepOf(error: unknown): VerifyValue | undefined {
  const { verifyTicket, methods } = (isRefusal(error, 'NEED_VERIFY') && error.value) || {}
  return verifyTicket && methods ? { verifyTicket, methods } : undefined
}
