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

/** The same refusal as an error, for middlewares that end a call before its use-case. */
export function refusalError(call: Call, refused: Refused): ORPCError<string, unknown> {
  const status = errorStatus[refused.code]
  return new ORPCError(refused.code, {
    status: status === 200 ? 400 : status,
    message: messageOf(call, refused),
    data: refused.value ?? null,
  })
}

const messageOf = (call: Call, { code, args }: Refused): string => errorText(call.language, code, args)
