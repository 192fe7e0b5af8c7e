import type { StudioCode } from '@fairground/contract/studio'

/** An expected refusal: a contract code, never an exception. The message is English, for logs and developers. */
export interface Refused {
  ok: false
  code: StudioCode
  message: string
}

export type Outcome<Value> = { ok: true; value: Value } | Refused

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = (code: StudioCode, message: string): Refused => ({ ok: false, code, message })
