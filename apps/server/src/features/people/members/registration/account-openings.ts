import { type AttemptLimit, lockMs } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { takeNetworkTry } from '../../../../lib/network-tries.ts'
import { type Refused, refuseFor } from '../../../../lib/outcome.ts'
import { readAccountsPerHour } from '../../../site/site/index.ts'

const windowMs = 60 * 60_000

/** Counts one account opened from the caller's address; returns the refusal when there were too many. */
export async function takeAccountOpening({ app, ip }: Call, kind: 'register' | 'trial'): Promise<Refused | undefined> {
  if (!app.config.hasChallenges) return undefined
  const triesMax = await readAccountsPerHour(app)
  const limit: AttemptLimit = { triesMax, windowMs, lockMs }
  const retryAfter = await takeNetworkTry(app.db, `${kind}:address`, ip, { limit, now: app.clock.now() })
  return retryAfter ? refuseFor(retryAfter) : undefined
}
