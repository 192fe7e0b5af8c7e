import type { SafeStorage } from '../lib/safe-storage.ts'

/** What happened since this session was opened, counted from its own finished rounds. */
export interface SessionFacts {
  startedAtMs: number
  rounds: number
  stakedMinor: bigint
  paidMinor: bigint
}

const key = 'fairground.facts'

export const startFacts = (nowMs: number): SessionFacts => ({ startedAtMs: nowMs, rounds: 0, stakedMinor: 0n, paidMinor: 0n })

export const withRound = (facts: SessionFacts, round: { stakeMinor: bigint; paidMinor: bigint }): SessionFacts => ({
  startedAtMs: facts.startedAtMs,
  rounds: facts.rounds + 1,
  stakedMinor: facts.stakedMinor + round.stakeMinor,
  paidMinor: facts.paidMinor + round.paidMinor,
})

/** Paid less staked: below zero is a loss. */
export const netMinor = ({ stakedMinor, paidMinor }: SessionFacts): bigint => paidMinor - stakedMinor

/** Facts outlive a reload of the page, but never the session they belong to. */
export function keepFacts(storage: SafeStorage, session: string, facts: SessionFacts): void {
  const { startedAtMs, rounds, stakedMinor, paidMinor } = facts
  const stored = { session, startedAtMs, rounds, stakedMinor: String(stakedMinor), paidMinor: String(paidMinor) }
  storage.write(key, JSON.stringify(stored))
}

export function readFacts(storage: SafeStorage, session: string): SessionFacts | undefined {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'session') !== session) return undefined
    return {
      startedAtMs: Number(Reflect.get(stored, 'startedAtMs')),
      rounds: Number(Reflect.get(stored, 'rounds')),
      stakedMinor: BigInt(String(Reflect.get(stored, 'stakedMinor'))),
      paidMinor: BigInt(String(Reflect.get(stored, 'paidMinor'))),
    }
  } catch {
    return undefined
  }
}
