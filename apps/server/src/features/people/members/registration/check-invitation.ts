import { normaliseField } from '@fairground/contract'
import { type AttemptLimit, lockMs } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { returnNetworkTry, takeNetworkTry } from '../../../../lib/network-tries.ts'
import { type Outcome, ok, type Refused, refuse, refuseField, refuseFor } from '../../../../lib/outcome.ts'
import { findInviter, findRecommender, type Inviter } from './invitation-store.ts'

/** Wrong codes one address may try; right ones do not count. */
const limit: AttemptLimit = { triesMax: 10, windowMs: 60_000, lockMs }
const purpose = 'codes:address'

/** The owner of an invitation code, or the refusal; guessing is limited. */
export function checkInvitation(call: Call, code: string): Promise<Outcome<Inviter>> {
  return guarded(
    call,
    () => findInviter(call.app.db, normaliseField(code), call.app.clock.now()),
    () => refuse('INVITATION_CODE_ERROR'),
  )
}

/** Id of the member whose referral code it is, or the refusal under its field. */
export function checkReferral(call: Call, code: string): Promise<Outcome<string>> {
  return guarded(
    call,
    () => findRecommender(call.app.db, normaliseField(code)),
    () => refuseField('referralCode', 'validation.referralCode'),
  )
}

async function guarded<Found>(
  { app, ip }: Call,
  find: () => Promise<Found | undefined>,
  refusal: () => Refused,
): Promise<Outcome<Found>> {
  if (app.config.hasChallenges) {
    const retryAfter = await takeNetworkTry(app.db, purpose, ip, { limit, now: app.clock.now() })
    if (retryAfter) return refuseFor(retryAfter)
  }
  const found = await find()
  if (!found) return refusal()
  if (app.config.hasChallenges) await returnNetworkTry(app.db, purpose, ip)
  return ok(found)
}
