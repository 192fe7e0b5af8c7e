import type { ErrorCode, RefusalValue } from '@fairground/contract'

/** An expected refusal: a contract code, never an exception. */
export interface Refused {
  ok: false
  code: ErrorCode
  /** A text of the errors catalogue that says more than the code's own. */
  text?: string
  /** Placeholders of the code's text. */
  args?: Record<string, string | number>
  value?: RefusalValue
}

export type Outcome<Value> = { ok: true; value: Value } | Refused

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

/** A code that needs no waiting time; `refuseFor` has one. */
type PlainCode = Exclude<ErrorCode, 'TOO_MANY_REQUESTS'>

export const refuse = (code: PlainCode, details: Omit<Refused, 'ok' | 'code'> = {}): Refused => ({
  ok: false,
  code,
  ...details,
})

/** Refused because of too many tries, for this many seconds; the answer says so in its Retry-After header too. */
export const refuseFor = (retryAfterSeconds: number): Refused => ({
  ok: false,
  code: 'TOO_MANY_REQUESTS',
  value: { retryAfter: retryAfterSeconds },
})

/** Refusal of one input field; `key` is a text of the errors catalogue. */
export const refuseField = (field: string, key: string, args?: Record<string, string | number>): Refused =>
  refuse('VALIDATION', { value: { errors: [{ field, key, args }] } })
