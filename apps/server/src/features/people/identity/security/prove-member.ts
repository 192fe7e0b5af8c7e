import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Refused, refuse, refuseField, refuseFor } from '../../../../lib/outcome.ts'
import { getCredentials } from '../login/credentials-store.ts'
import { hasSecondStep } from '../second-step/remove-second-step.ts'
import { checkCode } from './check-code.ts'
import { clearCodeTries, takeCodeTry } from './code-tries.ts'
import { provePassword } from './prove-password.ts'

interface Proof {
  password: string
  /** Of the authenticator, else a recovery code. */
  code: string
}

const sixDigits = /^\d{3}\s?\d{3}$/

/** Asks a signed-in member for both steps once more; returns the refusal. A code that was right is used up. */
export async function proveMember(call: Call, memberId: string, proof: Proof): Promise<Refused | undefined> {
  const { db } = call.app
  if (!(await hasSecondStep(db, memberId))) return refuse('STATE_CONFLICT')
  const { passwordHash } = await getCredentials(db, memberId)
  const refused = await provePassword(call, { memberId, passwordHash, field: 'password', password: proof.password })
  if (refused) return refused
  const retryAfter = await takeCodeTry(call, memberId, 'google')
  if (retryAfter) return refuseFor(retryAfter)
  const method = sixDigits.test(proof.code) ? 'google' : 'recovery'
  const fits = await transact(db, (tx) => checkCode(tx, call, memberId, { method, code: proof.code }))
  if (!fits) return refuseField('code', 'validation.codeWrong')
  await clearCodeTries(call, memberId, 'google')
  return undefined
}
