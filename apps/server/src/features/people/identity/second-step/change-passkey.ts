import type { Passkey } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { getCredentials } from '../login/credentials-store.ts'
import { pausePayouts } from '../security/payout-pause.ts'
import { provePassword } from '../security/prove-password.ts'
import { recordSecurity } from '../security/record-security.ts'
import { endEntered } from '../sessions/end-devices.ts'
import type { MemberSession } from '../sessions/session.ts'
import { hasAuthenticator } from './authenticator-store.ts'
import { passkeyView } from './passkey.ts'
import { countPasskeys, listPasskeys, removePasskeyRow, savePasskeyName } from './passkey-store.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'

/** Calls a passkey something else. Somebody else's is as good as none. */
export async function renamePasskey(
  call: Call,
  { memberId }: MemberSession,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Outcome<Passkey>> {
  return transact(call.app.db, async (tx) => {
    if (!(await savePasskeyName(tx, memberId, passkeyId, name))) return refuse('NOT_FOUND')
    await recordSecurity(tx, call, memberId, 'member.passkey-renamed')
    const passkey = (await listPasskeys(tx, memberId)).find((found) => found.passkeyId === passkeyId)
    return passkey ? ok(passkeyView(passkey)) : refuse('NOT_FOUND')
  })
}

/** Removes a passkey, after the password. Removing the last second factor also removes the recovery codes. */
export async function removePasskey(
  call: Call,
  session: MemberSession,
  { passkeyId, password }: { passkeyId: string; password: string },
): Promise<Outcome<null>> {
  const { db } = call.app
  const { memberId } = session
  const { passwordHash } = await getCredentials(db, memberId)
  const refused = await provePassword(call, { memberId, passwordHash, field: 'password', password })
  if (refused) return refused
  return transact(db, async (tx) => {
    if (!(await removePasskeyRow(tx, memberId, passkeyId))) return refuse('NOT_FOUND')
    const isLast = (await countPasskeys(tx, memberId)) === 0 && !(await hasAuthenticator(tx, memberId))
    if (isLast) await replaceRecoveryCodes(tx, memberId, [])
    await pausePayouts(tx, memberId, call.app.clock.now())
    await endEntered(tx, call, session)
    await recordSecurity(tx, call, memberId, 'member.passkey-removed')
    return ok(null)
  })
}
