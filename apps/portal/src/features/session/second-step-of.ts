import { isRefusal } from '@fairground/client'
import type { VerifyValue } from '@fairground/contract'

/** What a log-in answers that waits for its second step. */
export function secondStepOf(error: unknown): VerifyValue | undefined {
  const { verifyTicket, methods } = (isRefusal(error, 'NEED_VERIFY') && error.value) || {}
  return verifyTicket && methods ? { verifyTicket, methods } : undefined
}
