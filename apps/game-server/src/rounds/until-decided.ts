import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { getRound, type RoundWithSeeds } from './round-store.ts'

const pollMs = 100
const waitMsMax = 12_000

/**
 * Waits until the bet of a round is decided by whoever works on it: another request, another process, or the loop that
 * looks after bets left behind. Still `betting` when none did within 12 seconds.
 */
export async function untilDecided(context: AppContext, roundId: string): Promise<RoundWithSeeds> {
  const deadlineMs = performance.now() + waitMsMax
  for (;;) {
    const round = await getRound(context.db, roundId)
    if (round.state !== 'betting' || performance.now() >= deadlineMs) return round
    await sleep(pollMs)
  }
}
