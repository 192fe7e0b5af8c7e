import type { NewPasskey, Passkey, PasskeyCreation } from '@fairground/contract'
import { type Tx, transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId } from '../../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { getCredentials } from '../login/credentials-store.ts'
import { openChallenge } from '../login/open-challenge.ts'
import { provePassword } from '../security/prove-password.ts'
import { recordSecurity } from '../security/record-security.ts'
import { endEntered } from '../sessions/end-devices.ts'
import type { MemberSession } from '../sessions/session.ts'
import { giveRecoveryCodes } from './give-recovery-codes.ts'
import {
  algorithms,
  challengeOf,
  creationOptions,
  passkeyCountMax,
  passkeyHost,
  passkeyView,
  type StoredPasskey,
} from './passkey.ts'
import { spendChallenge } from './passkey-challenge-store.ts'
import { insertPasskey, listPasskeys } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'

/** What the member's device needs to make a passkey; the password first. */
export async function beginPasskey(
  call: Call,
  { memberId, account }: MemberSession,
  password: string,
): Promise<Outcome<PasskeyCreation>> {
  const { db, config } = call.app
  const { passwordHash } = await getCredentials(db, memberId)
  const refused = await provePassword(call, { memberId, passwordHash, field: 'password', password })
  if (refused) return refused
  return transact(db, async (tx) => {
    const known = await listPasskeys(tx, memberId)
    if (known.length >= passkeyCountMax) return tooMany
    const challenge = await openChallenge(tx, call, { kind: 'add', memberId })
    return ok(creationOptions({ portalUrl: config.portalUrl, memberId, account, challenge, known }))
  })
}

const tooMany = refuse('LIMIT', { value: { limit: { kind: 'passkeys', bound: String(passkeyCountMax) } } })

/** Keeps the passkey that the device made; with recovery codes when the account had none. */
export async function addPasskey(
  call: Call,
  session: MemberSession,
  { name, response }: { name: string; response: NewPasskey },
): Promise<Outcome<{ passkey: Passkey; recoveryCodes?: string[] }>> {
  const { db, clock } = call.app
  const { memberId } = session
  return transact(db, async (tx) => {
    const challenge = challengeOf(response.response.clientDataJSON)
    const now = clock.now()
    if (challenge === undefined || !(await spendChallenge(tx, challenge, { kind: 'add', memberId }, now)))
      return refuse('CODE_EXPIRED')
    if ((await listPasskeys(tx, memberId)).length >= passkeyCountMax) return tooMany
    const made = await madeBy(call, response, challenge)
    if (!made) return refuse('CODE_INVALID')
    const passkey = {
      ...made,
      passkeyId: newId('psk', now.getTime()),
      memberId,
      name,
      createdAt: now,
      lastUsedAt: null,
    }
    if (!(await insertPasskey(tx, passkey))) return refuse('STATE_CONFLICT')
    await endEntered(tx, call, session)
    await recordSecurity(tx, call, memberId, 'member.passkey-added')
    return ok({ passkey: passkeyView(passkey), ...(await firstCodes(tx, memberId)) })
  })
}

const firstCodes = async (tx: Tx, memberId: string): Promise<{ recoveryCodes?: string[] }> =>
  (await countRecoveryCodes(tx, memberId)) > 0 ? {} : { recoveryCodes: await giveRecoveryCodes(tx, memberId) }

type Made = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>

async function madeBy({ app }: Call, response: NewPasskey, challenge: string): Promise<Made | undefined> {
  // Loaded by whoever uses it: a start does without.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: app.config.portalUrl,
      expectedRPID: passkeyHost(app.config.portalUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    })
    if (!registrationInfo) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      isSynced: credentialBackedUp,
    }
  } catch {
    // The library throws for whatever does not fit: origin, host, signature, shape.
    return undefined
  }
}
