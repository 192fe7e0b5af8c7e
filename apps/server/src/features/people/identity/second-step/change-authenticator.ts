import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { pausePayouts } from '../security/payout-pause.ts'
import { proveMember } from '../security/prove-member.ts'
import { recordSecurity } from '../security/record-security.ts'
import { endEntered } from '../sessions/end-devices.ts'
import type { MemberSession } from '../sessions/session.ts'
import { hasAuthenticator, removeAuthenticatorRow } from './authenticator-store.ts'
import { giveRecoveryCodes } from './give-recovery-codes.ts'
import { countPasskeys } from './passkey-store.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'
import { removeTrust } from './trusted-device-store.ts'

interface Proof {
  password: string
  code: string
}

/** Takes the authenticator off the account; the recovery codes too, unless a passkey needs them. Asks for both steps first. */
export async function removeAuthenticator(call: Call, session: MemberSession, proof: Proof): Promise<Outcome<null>> {
  const { memberId } = session
  if (!(await hasAuthenticator(call.app.db, memberId))) return refuse('STATE_CONFLICT')
  const refused = await proveMember(call, memberId, proof)
  if (refused) return refused
  return transact(call.app.db, async (tx) => {
    await removeAuthenticatorRow(tx, memberId)
    if ((await countPasskeys(tx, memberId)) === 0) await replaceRecoveryCodes(tx, memberId, [])
    await pausePayouts(tx, memberId, call.app.clock.now())
    await endEntered(tx, call, session)
    await recordSecurity(tx, call, memberId, 'member.authenticator-removed')
    return ok(null)
  })
}

/** Replaces the recovery codes; requires both steps. */
export async function renewRecoveryCodes(
  call: Call,
  { memberId }: MemberSession,
  proof: Proof,
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const refused = await proveMember(call, memberId, proof)
  if (refused) return refused
  return transact(call.app.db, async (tx) => {
    await recordSecurity(tx, call, memberId, 'member.recovery-codes-renewed')
    return ok({ recoveryCodes: await giveRecoveryCodes(tx, memberId) })
  })
}

/** Every browser must pass the second step again, this one too. */
export async function forgetDevices(call: Call, { memberId }: MemberSession): Promise<Outcome<null>> {
  return transact(call.app.db, async (tx) => {
    await removeTrust(tx, memberId)
    await recordSecurity(tx, call, memberId, 'member.devices-forgotten')
    return ok(null)
  })
}
