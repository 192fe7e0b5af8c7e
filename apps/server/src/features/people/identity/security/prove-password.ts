import { type AttemptLimit, lockMs } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Refused, refuseField, refuseFor } from '../../../../lib/outcome.ts'
import { verifyPassword } from '../../../../lib/password.ts'
import { clearVictimTries, takeVictimTry } from '../../../../lib/victim-tries.ts'

const limit: AttemptLimit = { triesMax: 5, windowMs: 30 * 60_000, lockMs }

interface Proof {
  memberId: string
  passwordHash: string | null
  /** The field of the form that asks. */
  field: string
  password: string
}

/** Asks a signed-in member for the log-in password once more; returns the refusal when it is wrong or was tried too often. */
export async function provePassword(call: Call, proof: Proof): Promise<Refused | undefined> {
  const tries = { purpose: 'step-up', name: proof.memberId }
  const retryAfter = await takeVictimTry(call, tries, limit)
  if (retryAfter) return refuseFor(retryAfter)
  if (!(await verifyPassword(proof.passwordHash, proof.password, call)))
    return refuseField(proof.field, 'validation.passwordWrong')
  await clearVictimTries(call, tries)
  return undefined
}
