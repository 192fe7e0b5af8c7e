import type { LoginValue, PasskeyProof, PasskeyRequest } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../../lib/outcome.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { findTicket } from '../login/login-ticket-store.ts'
import { openChallenge } from '../login/open-challenge.ts'
import { passSecondStep } from '../login/verify-login.ts'
import { clearCodeTries, takeCodeTry } from '../security/code-tries.ts'
import { checkPasskey } from './check-passkey.ts'
import { requestOptions } from './passkey.ts'
import { listPasskeys } from './passkey-store.ts'

/** What a device needs to show one of the passkeys of the member whose log-in waits. */
export async function askVerify(call: Call, verifyTicket: string): Promise<Outcome<PasskeyRequest>> {
  const { db, clock, config } = call.app
  const ticket = await findTicket(db, hashOfToken(verifyTicket), clock.now())
  if (!ticket) return refuse('CODE_EXPIRED')
  const retryAfter = await takeCodeTry(call, ticket.memberId, 'passkey')
  if (retryAfter) return refuseFor(retryAfter)
  return transact(db, async (tx) => {
    const known = await listPasskeys(tx, ticket.memberId)
    const challenge = await openChallenge(tx, call, { kind: 'verify', memberId: ticket.memberId })
    return ok(requestOptions(config.portalUrl, challenge, known))
  })
}

interface Body {
  verifyTicket: string
  response: PasskeyProof
  trustDevice: boolean
}

/** Second step of a log-in by a passkey. */
export async function verifyByPasskey(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { db, clock } = call.app
  const hash = hashOfToken(body.verifyTicket)
  const ticket = await findTicket(db, hash, clock.now())
  if (!ticket) return refuse('CODE_EXPIRED')
  const { memberId } = ticket
  const outcome = await transact(db, (tx) =>
    passSecondStep(tx, call, { hash, ticket, trustDevice: body.trustDevice }, async () => {
      const passkey = await checkPasskey(tx, call, body.response, { kind: 'verify', memberId })
      return passkey !== undefined
    }),
  )
  if (outcome.ok) await clearCodeTries(call, memberId, 'passkey')
  return outcome
}
