import type { Call } from '../../../../lib/call.ts'
import { type Refused, refuseField } from '../../../../lib/outcome.ts'
import { getCredentials } from '../login/credentials-store.ts'
import { provePassword } from './prove-password.ts'

/** Asks a signed-in member for the log-in password; an account without one must choose it first. Returns the refusal. */
export async function proveOwner(call: Call, memberId: string, password: string): Promise<Refused | undefined> {
  const { passwordHash } = await getCredentials(call.app.db, memberId)
  if (passwordHash === null) return refuseField('password', 'validation.passwordFirst')
  return provePassword(call, { memberId, passwordHash, field: 'password', password })
}
