import { addressGroups, allowances } from '@fairground/edge'
import type { Db, Tx } from '../db/db.ts'
import { type AttemptLimit, returnAttempt, takeAttempt } from './attempts.ts'

/** Takes a try of the caller's network, and of the wider ones around it; returns the seconds to wait when one is locked. */
export async function takeNetworkTry(
  db: Db | Tx,
  purpose: string,
  ip: string,
  { limit, now }: { limit: AttemptLimit; now: Date },
): Promise<number | undefined> {
  for (const [i, group] of addressGroups(ip).entries()) {
    const wider = { ...limit, triesMax: limit.triesMax * (allowances[i] ?? 1) }
    const retryAfter = await takeAttempt(db, `${purpose}:${group}`, wider, now)
    if (retryAfter) return retryAfter
  }
  return undefined
}

/** The try succeeded: it is taken back, earlier ones still count. */
export async function returnNetworkTry(db: Db | Tx, purpose: string, ip: string): Promise<void> {
  for (const group of addressGroups(ip)) await returnAttempt(db, `${purpose}:${group}`)
}
