import type { LoginValue, PasskeyProof, PasskeyRequest } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../../../db/db.ts'
import { type AttemptLimit, lockMs } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { takeNetworkTry } from '../../../../lib/network-tries.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../../lib/outcome.ts'
import { enterNow, refuseEntry } from '../login/admit-member.ts'
import { lockCredentials } from '../login/credentials-store.ts'
import { openChallenge } from '../login/open-challenge.ts'
import { checkPasskey } from './check-passkey.ts'
import { requestOptions } from './passkey.ts'

const limit: AttemptLimit = { triesMax: 60, windowMs: 5 * 60_000, lockMs }

/** Options for a passkey log-in without a name. */
export async function askEntry(call: Call): Promise<Outcome<PasskeyRequest>> {
  const { app, ip } = call
  const asked = { limit, now: app.clock.now() }
  const retryAfter = app.config.hasChallenges ? await takeNetworkTry(app.db, 'passkey:address', ip, asked) : undefined
  if (retryAfter) return refuseFor(retryAfter)
  return transact(app.db, async (tx) => {
    const challenge = await openChallenge(tx, call, { kind: 'enter' })
    return ok(requestOptions(app.config.portalUrl, challenge, []))
  })
}

/** Log-in by a passkey alone: the device and its owner's finger, face or PIN are two steps already. */
export async function enterByPasskey(
  call: Call,
  { response, area }: { response: PasskeyProof; area?: 'agent' | undefined },
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  return transact(call.app.db, async (tx) => {
    const passkey = await checkPasskey(tx, call, response, { kind: 'enter' })
    if (!passkey) return refuse('CODE_INVALID')
    const member = await lockCredentials(tx, passkey.memberId)
    const refused = await refuseEntry(tx, call, member, { area })
    const login = { memberId: member.memberId, area, firstStep: 'password' } as const
    return refused ?? ok(await enterNow(tx, call, member, login))
  })
}
