import { type AttemptLimit, lockMs } from '../../lib/attempts.ts'
import type { Call } from '../../lib/call.ts'
import { returnNetworkTry, takeNetworkTry } from '../../lib/network-tries.ts'
import { type Refused, refuseFor } from '../../lib/outcome.ts'

/** Pictures and questions one address may ask for; many people may be behind it. */
const askLimit: AttemptLimit = { triesMax: 60, windowMs: 60_000, lockMs: 60_000 }
/** Wrong answers from one address; a guesser has one chance in twenty each time. */
const wrongLimit: AttemptLimit = { triesMax: 30, windowMs: 10 * 60_000, lockMs }

const wrong = 'challenge:wrong'

export const takeAsking = (call: Call): Promise<Refused | undefined> => take(call, 'challenge:asked', askLimit)

/** Counts an answer as wrong until it proves right. */
export const takeAnswering = (call: Call): Promise<Refused | undefined> => take(call, wrong, wrongLimit)

export async function giveBackAnswering(call: Call): Promise<void> {
  if (call.app.config.hasChallenges) await returnNetworkTry(call.app.db, wrong, call.ip)
}

async function take({ app, ip }: Call, purpose: string, limit: AttemptLimit): Promise<Refused | undefined> {
  if (!app.config.hasChallenges) return undefined
  const retryAfter = await takeNetworkTry(app.db, purpose, ip, { limit, now: app.clock.now() })
  return retryAfter ? refuseFor(retryAfter) : undefined
}
