import type { Call } from '../../../lib/call.ts'
import { type Refused, refuseField, refuseFor } from '../../../lib/outcome.ts'
import { verifyPassword } from '../../../lib/password.ts'
import { clearVictimTries, takeVictimTry } from '../../../lib/victim-tries.ts'
import { getOperator } from './operator-store.ts'
import { proofTries, staffLimit } from './staff-tries.ts'

/** Asks the operator for the password once more; returns the refusal when it is wrong or was tried too often. */
export async function provePassword(
  call: Call,
  staffId: string,
  { field, password }: { field: string; password: string },
): Promise<Refused | undefined> {
  const operator = await getOperator(call.app.db, staffId)
  const tries = proofTries(staffId)
  const retryAfter = await takeVictimTry(call, tries, staffLimit)
  if (retryAfter) return refuseFor(retryAfter)
  if (!(await verifyPassword(operator.passwordHash, password, call)))
    return refuseField(field, 'validation.passwordWrong')
  await clearVictimTries(call, tries)
  return undefined
}
