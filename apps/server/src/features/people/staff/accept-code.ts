import type { Tx } from '../../../db/db.ts'
import { clearAttempts, takeAttempt } from '../../../lib/attempts.ts'
import { stepOfCode } from '../../../lib/authenticator.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../lib/outcome.ts'
import type { Operator } from './operator.ts'
import { codeKey, staffLimit } from './staff-tries.ts'

/** What a sealed authenticator secret is bound to. */
export const totpPurpose = (staffId: string): string => `staff-totp:${staffId}`

/** Checks a code against a sealed secret; the operator that comes back has used it up and must be saved. */
export async function acceptCode(
  tx: Tx,
  call: Call,
  operator: Operator,
  { sealed, code }: { sealed: string; code: string },
): Promise<Outcome<Operator>> {
  const { clock, secrets } = call.app
  const key = codeKey(operator.staffId)
  const now = clock.now()
  const retryAfter = await takeAttempt(tx, key, staffLimit, now)
  if (retryAfter) return refuseFor(retryAfter)
  const step = stepOfCode(secrets.open(totpPurpose(operator.staffId), sealed), code, now, operator.totpStepLast)
  if (step === undefined) return refuse('SECOND_FACTOR_WRONG')
  await clearAttempts(tx, key)
  return ok({ ...operator, totpStepLast: step })
}
