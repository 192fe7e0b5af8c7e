import { addressGroup } from '../../lib/address-group.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../lib/attempts.ts'
import type { Call } from '../../lib/call.ts'
import { type Refused, refuseFor } from '../../lib/outcome.ts'

/** Accounts one address may open; it may stand for many people behind a mobile carrier. */
const limit: AttemptLimit = { triesMax: 60, windowMs: 60 * 60_000, lockMs }

/** Counts one account opened from the caller's address; returns the refusal when there were too many. */
export async function takeAccountOpening({ app, ip }: Call, kind: 'register' | 'trial'): Promise<Refused | undefined> {
  if (!app.config.hasChallenges) return undefined
  const retryAfter = await takeAttempt(app.db, `${kind}:address:${addressGroup(ip)}`, limit, app.clock.now())
  return retryAfter ? refuseFor(retryAfter) : undefined
}
