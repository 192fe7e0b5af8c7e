import type { StudioCode } from '@fairground/contract/studio'
import { type Refused as KitRefused, refuse as refuseBy } from '@fairground/vendor-kit'

export { ok } from '@fairground/vendor-kit'

/** An expected refusal: a contract code, never an exception. The message is English, for logs and developers. */
export type Refused = KitRefused<StudioCode>

export type Outcome<Value> = { ok: true; value: Value } | Refused

export const refuse = (code: StudioCode, message: string): Refused => refuseBy(code, message)
