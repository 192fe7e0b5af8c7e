import { addressGroups, allowances } from '@fairground/edge'
import { type AttemptLimit, countAttempts, lockMs } from '../../../lib/attempts.ts'
import type { Call } from '../../../lib/call.ts'
import { returnNetworkTry, takeNetworkTry } from '../../../lib/network-tries.ts'
import { type Refused, refuseFor } from '../../../lib/outcome.ts'

/** Pictures and questions one address may ask for; many people may be behind it. */
const askLimit: AttemptLimit = { triesMax: 60, windowMs: 60_000, lockMs: 60_000 }
/** Wrong answers from one address; a guesser has one chance in twenty each time. */
const wrongLimit: AttemptLimit = { triesMax: 30, windowMs: 10 * 60_000, lockMs }

const wrong = 'challenge:wrong'
const asked = 'challenge:asked'

export const takeAsking = (call: Call): Promise<Refused | undefined> => take(call, asked, askLimit)

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

/** Challenges per minute and home before they need proof of work. */
const freeAsks = 6
/** Extra bits that take a phone some seconds. */
const extraBitsMax = 4

/**
 * Bits of work that the rate of the caller's network adds: one more for each doubling, of the home and of the wider networks
 * around it. `from`: what the first of them begins with.
 */
export async function extraWorkBits({ app, ip }: Call, from: number): Promise<number> {
  if (!app.config.hasChallenges) return 0
  const groups = addressGroups(ip)
  const counts = await Promise.all(
    groups.map((group) => countAttempts(app.db, `${asked}:${group}`, askLimit, app.clock.now())),
  )
  const times = Math.max(...counts.map((count, i) => count / (freeAsks * (allowances[i] ?? 1))))
  return times > 1 ? from + Math.min(extraBitsMax, Math.ceil(Math.log2(times))) : 0
}
