import type { Tx } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { newToken } from '../../../../lib/ids.ts'
import { passkeyMs } from '../second-step/passkey.ts'
import { insertChallenge, type PasskeyPurpose } from '../second-step/passkey-challenge-store.ts'

/** Something new for a device to sign, good for five minutes and one purpose. */
export async function openChallenge(tx: Tx, { app }: Call, purpose: PasskeyPurpose): Promise<string> {
  const challenge = newToken()
  await insertChallenge(tx, challenge, purpose, new Date(app.clock.now().getTime() + passkeyMs))
  return challenge
}
