import type { VerifyMethod } from '@fairground/contract'
import { type AttemptLimit, clearAttempts, lockMs, takeAttempt } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'

const windowMs = 30 * 60_000
const codeLimit: AttemptLimit = { triesMax: 5, windowMs, lockMs }
/** A name can be guessed: fewer tries. */
const nameLimit: AttemptLimit = { triesMax: 3, windowMs, lockMs }

/** Nobody guesses a signature; only the asking costs. */
const passkeyLimit: AttemptLimit = { triesMax: 20, windowMs, lockMs }

const kinds = {
  google: { kind: 'code', limit: codeLimit },
  recovery: { kind: 'code', limit: codeLimit },
  mobile: { kind: 'sent', limit: codeLimit },
  email: { kind: 'sent', limit: codeLimit },
  passkey: { kind: 'passkey', limit: passkeyLimit },
  bankName: { kind: 'name', limit: nameLimit },
} as const satisfies Record<VerifyMethod, { kind: string; limit: AttemptLimit }>

const keyOf = (memberId: string, method: VerifyMethod) => `second-step:${kinds[method].kind}:${memberId}`

/** Takes a try of the member's second step, wherever it is asked; returns the seconds to wait when it is locked. */
export const takeCodeTry = ({ app }: Call, memberId: string, method: VerifyMethod): Promise<number | undefined> =>
  takeAttempt(app.db, keyOf(memberId, method), kinds[method].limit, app.clock.now())

export const clearCodeTries = ({ app }: Call, memberId: string, method: VerifyMethod): Promise<void> =>
  clearAttempts(app.db, keyOf(memberId, method))
