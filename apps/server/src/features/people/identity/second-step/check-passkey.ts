import type { PasskeyProof } from '@fairground/contract'
import type { Tx } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { challengeOf, memberHandle, passkeyHost, type StoredPasskey } from './passkey.ts'
import { type PasskeyPurpose, spendChallenge } from './passkey-challenge-store.ts'
import { lockPasskey, savePasskeyUsed } from './passkey-store.ts'

/** Whose passkey signed this challenge, here and with the owner's finger, face or PIN; undefined when anything is off. */
export async function checkPasskey(
  tx: Tx,
  call: Call,
  proof: PasskeyProof,
  purpose: PasskeyPurpose,
): Promise<StoredPasskey | undefined> {
  const now = call.app.clock.now()
  const challenge = challengeOf(proof.response.clientDataJSON)
  if (challenge === undefined || !(await spendChallenge(tx, challenge, purpose, now))) return undefined
  const passkey = await lockPasskey(tx, proof.id)
  if (!passkey || !isOwn(passkey, proof, purpose)) return undefined
  const counter = await counterOf(call, proof, passkey, challenge)
  if (counter === undefined) return undefined
  await savePasskeyUsed(tx, passkey.passkeyId, counter, now)
  return passkey
}

function isOwn({ memberId }: StoredPasskey, { response }: PasskeyProof, purpose: PasskeyPurpose): boolean {
  const isNamed = response.userHandle === undefined || response.userHandle === memberHandle(memberId)
  return isNamed && (purpose.kind === 'enter' || purpose.memberId === memberId)
}

async function counterOf(
  { app }: Call,
  proof: PasskeyProof,
  passkey: StoredPasskey,
  challenge: string,
): Promise<number | undefined> {
  // Loaded by whoever uses it: a start does without.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: proof,
      expectedChallenge: challenge,
      expectedOrigin: app.config.portalUrl,
      expectedRPID: passkeyHost(app.config.portalUrl),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for whatever does not fit: origin, host, signature, counter, shape.
    return undefined
  }
}
