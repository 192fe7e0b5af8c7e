import { type Envelope, errorStatus } from '@fairground/contract'
import { errorText } from '@fairground/i18n/server'
import { ORPCError } from '@orpc/server'
import type { Call } from './call.ts'
import type { Outcome, Refused } from './outcome.ts'

/** Wraps what a use-case said into the envelope; codes with an HTTP status of their own are thrown for the edge to send. */
export function answer<Value>(call: Call, outcome: Outcome<Value>): Envelope<Value> {
  if (outcome.ok) return { success: true, message: '', code: 'SUCCESS', value: outcome.value }
  if (errorStatus[outcome.code] !== 200) throw refusalError(call, outcome)
  return { success: false, message: messageOf(call, outcome), code: outcome.code, value: outcome.value ?? null }
}

/**
 * The same refusal as an error, for middlewares that end a call before its use-case. What is an answer of some call
 * (SECOND_FACTOR_REQUIRED of the log-in) stops any other one here, so it comes as 403.
 */
export function refusalError(call: Call, refused: Refused): ORPCError<string, unknown> {
  const status = errorStatus[refused.code]
  if (refused.value?.retryAfter !== undefined) call.setRetryAfter(refused.value.retryAfter)
  return new ORPCError(refused.code, {
    status: status === 200 ? 403 : status,
    message: messageOf(call, refused),
    data: refused.value ?? null,
  })
}

const messageOf = (call: Call, { code, text, args }: Refused): string =>
  errorText(call.displayLanguage, text ?? code, args)
