import type { ErrorCode, RefusalValue } from '@fairground/contract'

/** An expected refusal: a contract code, never an exception. */
export interface Refused {
  ok: false
  code: ErrorCode
  /** Placeholders of the code's text. */
  args?: Record<string, string | number>
  value?: RefusalValue
}

export type Outcome<Value> = { ok: true; value: Value } | Refused

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = (code: ErrorCode, details: Omit<Refused, 'ok' | 'code'> = {}): Refused => ({
  ok: false,
  code,
  ...details,
})

/** Refusal of one input field; `key` is a text of the errors catalogue. */
export const refuseField = (field: string, key: string, args?: Record<string, string | number>): Refused =>
  refuse('VALIDATION', { value: { errors: [{ field, key, args }] } })
