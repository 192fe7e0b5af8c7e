import { transact } from '../../../../db/db.ts'
import { newAuthenticator, stepOfCode } from '../../../../lib/authenticator.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField, refuseFor } from '../../../../lib/outcome.ts'
import { getCredentials } from '../login/credentials-store.ts'
import { authenticatorPurpose } from '../security/check-code.ts'
import { clearCodeTries, takeCodeTry } from '../security/code-tries.ts'
import { provePassword } from '../security/prove-password.ts'
import { recordSecurity } from '../security/record-security.ts'
import { endEntered } from '../sessions/end-devices.ts'
import type { MemberSession } from '../sessions/session.ts'
import { lockAuthenticator, saveBound, savePending } from './authenticator-store.ts'
import { giveRecoveryCodes } from './give-recovery-codes.ts'

const pendingMs = 15 * 60_000

/** Makes the secret of an authenticator. It counts once its first code has proven it, within 15 minutes. */
export async function beginAuthenticator(
  call: Call,
  { memberId, account }: MemberSession,
  password: string,
): Promise<Outcome<{ secret: string; otpauthUrl: string }>> {
  const { app } = call
  const { passwordHash } = await getCredentials(app.db, memberId)
  const refused = await provePassword(call, { memberId, passwordHash, field: 'password', password })
  if (refused) return refused
  const authenticator = newAuthenticator(account)
  const sealed = app.secrets.seal(authenticatorPurpose(memberId), authenticator.secret)
  const until = new Date(app.clock.now().getTime() + pendingMs)
  return transact(app.db, async (tx) => {
    // Whoever holds one proves it before another takes its place.
    if ((await lockAuthenticator(tx, memberId)).secretSealed) return refuse('STATE_CONFLICT')
    await savePending(tx, memberId, sealed, until)
    await recordSecurity(tx, call, memberId, 'member.authenticator-begun')
    return ok(authenticator)
  })
}

/** The first right code binds the authenticator; every browser must pass it from now on. */
export async function confirmAuthenticator(
  call: Call,
  session: MemberSession,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const { app } = call
  const { memberId } = session
  const retryAfter = await takeCodeTry(call, memberId, 'google')
  if (retryAfter) return refuseFor(retryAfter)
  const now = app.clock.now()
  const outcome = await transact(app.db, async (tx) => {
    const { pendingSealed, pendingUntil } = await lockAuthenticator(tx, memberId)
    if (!pendingSealed || !pendingUntil || pendingUntil <= now) return refuse('STATE_CONFLICT')
    const secret = app.secrets.open(authenticatorPurpose(memberId), pendingSealed)
    const step = stepOfCode(secret, code.replace(/\s/g, ''), now, 0)
    if (step === undefined) return refuseField('code', 'validation.codeWrong')
    await saveBound(tx, memberId, { sealed: pendingSealed, step, now })
    await endEntered(tx, call, session)
    await recordSecurity(tx, call, memberId, 'member.authenticator-bound')
    return ok({ recoveryCodes: await giveRecoveryCodes(tx, memberId) })
  })
  if (outcome.ok) await clearCodeTries(call, memberId, 'google')
  return outcome
}
