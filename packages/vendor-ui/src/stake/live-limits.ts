import type { Outcome } from '../connection/outcome.ts'
import { createStore, type Store } from '../lib/store.ts'

/** What a session may stake, in minor units. */
export interface StakeLimits {
  /** Stakes or chips that may be chosen, ascending, and the one to begin with. */
  stakesMinor: string[]
  stakeMinorDefault: string
  /** Of one bet, and what one round can pay at most. */
  limits: { stakeMinorMin: string; stakeMinorMax: string; payoutMinorMax: string }
  /** Where the rules of the site ask for one: the shortest time of a round, and what is not offered. */
  pace?: { roundMsMin: number; autoplay: boolean; turbo: boolean } | undefined
}

/** What may be staked now. Staff can change it while the frame is open. */
export interface LiveLimits extends Store<StakeLimits> {
  /** After a refused stake nobody waits for the next turn. */
  ask(): Promise<void>
}

const pollMs = 30_000

/** Begins with what the session opened with. */
export function createLimits(
  { stakesMinor, stakeMinorDefault, limits, pace }: StakeLimits,
  calls: { limits(): Promise<Outcome<StakeLimits>> },
): LiveLimits {
  const store = createStore<StakeLimits>({ stakesMinor, stakeMinorDefault, limits, pace })
  return {
    ...store,
    async ask() {
      const answer = await calls.limits()
      if (!answer.ok || JSON.stringify(answer.value) === JSON.stringify(store.get())) return
      store.set({ ...answer.value, pace: answer.value.pace })
    },
  }
}

/** Asks every half minute while the page is seen, until the answer is called. */
export function followLimits(limits: LiveLimits): () => void {
  const asking = setInterval(() => {
    if (!document.hidden) void limits.ask()
  }, pollMs)
  return () => clearInterval(asking)
}

/** The stake of the ladder that is nearest below a wish, or its first. */
export function nearestStake(stakesMinor: readonly string[], wishedMinor: bigint): bigint {
  const stakes = stakesMinor.map(BigInt)
  return stakes.findLast((stake) => stake <= wishedMinor) ?? stakes[0] ?? wishedMinor
}
