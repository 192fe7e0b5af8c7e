import { clearAttempts, takeAttempt } from '../../lib/attempts.ts'
import type { Call } from '../../lib/call.ts'
import { type Refused, refuseField, refuseFor } from '../../lib/outcome.ts'
import { verifyPassword } from '../../lib/password.ts'
import { getOperator } from './operator-store.ts'
import { passwordKey, staffLimit } from './staff-tries.ts'

/** Asks the operator for the password once more; returns the refusal when it is wrong or was tried too often. */
export async function provePassword(
  { app }: Call,
  staffId: string,
  { field, password }: { field: string; password: string },
): Promise<Refused | undefined> {
  const operator = await getOperator(app.db, staffId)
  const key = passwordKey(operator.username)
  const retryAfter = await takeAttempt(app.db, key, staffLimit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  if (!(await verifyPassword(operator.passwordHash, password))) return refuseField(field, 'validation.passwordWrong')
  await clearAttempts(app.db, key)
  return undefined
}
