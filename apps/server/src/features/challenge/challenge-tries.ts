import { addressGroup } from '../../lib/address-group.ts'
import { type AttemptLimit, lockMs, returnAttempt, takeAttempt } from '../../lib/attempts.ts'
import type { Call } from '../../lib/call.ts'
import { type Refused, refuseFor } from '../../lib/outcome.ts'

/** Pictures and questions one address may ask for; many people may be behind it. */
const askLimit: AttemptLimit = { triesMax: 60, windowMs: 60_000, lockMs: 60_000 }
/** Wrong answers from one address; a guesser has one chance in twenty each time. */
const wrongLimit: AttemptLimit = { triesMax: 30, windowMs: 10 * 60_000, lockMs }

const wrongKey = ({ ip }: Call) => `challenge:wrong:${addressGroup(ip)}`

export const takeAsking = (call: Call): Promise<Refused | undefined> =>
  take(call, `challenge:asked:${addressGroup(call.ip)}`, askLimit)

/** Counts an answer as wrong until it proves right. */
export const takeAnswering = (call: Call): Promise<Refused | undefined> => take(call, wrongKey(call), wrongLimit)

export async function giveBackAnswering(call: Call): Promise<void> {
  if (call.app.config.hasChallenges) await returnAttempt(call.app.db, wrongKey(call))
}

async function take({ app }: Call, key: string, limit: AttemptLimit): Promise<Refused | undefined> {
  if (!app.config.hasChallenges) return undefined
  const retryAfter = await takeAttempt(app.db, key, limit, app.clock.now())
  return retryAfter ? refuseFor(retryAfter) : undefined
}
