import * as z from 'zod'
import type { SafeStorage } from '../lib/safe-storage.ts'

/** What happened since this session was opened, counted from its own finished rounds. */
export interface SessionFacts {
  startedAtMs: number
  rounds: number
  stakedMinor: bigint
  paidMinor: bigint
  /** A round that is shown again after a reload is not counted again. */
  lastRoundId: string | undefined
}

const key = 'fairground.facts'

const StoredFacts = z.object({
  session: z.string(),
  startedAtMs: z.number(),
  rounds: z.number().int().min(0),
  stakedMinor: z.string().regex(/^\d+$/),
  paidMinor: z.string().regex(/^\d+$/),
  lastRoundId: z.string().optional(),
})

export const startFacts = (startedAtMs: number): SessionFacts => ({
  startedAtMs,
  rounds: 0,
  stakedMinor: 0n,
  paidMinor: 0n,
  lastRoundId: undefined,
})

export function withRound(
  facts: SessionFacts,
  round: { roundId: string; stakeMinor: bigint; paidMinor: bigint },
): SessionFacts {
  if (round.roundId === facts.lastRoundId) return facts
  return {
    startedAtMs: facts.startedAtMs,
    rounds: facts.rounds + 1,
    stakedMinor: facts.stakedMinor + round.stakeMinor,
    paidMinor: facts.paidMinor + round.paidMinor,
    lastRoundId: round.roundId,
  }
}

/** Paid less staked: below zero is a loss. */
export const netMinor = ({ stakedMinor, paidMinor }: SessionFacts): bigint => paidMinor - stakedMinor

/** Facts outlive a reload of the page, but never the session they belong to. */
export function keepFacts(storage: SafeStorage, session: string, facts: SessionFacts): void {
  const stakedMinor = String(facts.stakedMinor)
  const paidMinor = String(facts.paidMinor)
  storage.write(key, JSON.stringify({ ...facts, session, stakedMinor, paidMinor }))
}

export function readFacts(storage: SafeStorage, session: string): SessionFacts | undefined {
  try {
    const stored = StoredFacts.parse(JSON.parse(storage.read(key) ?? 'null'))
    if (stored.session !== session) return undefined
    const { startedAtMs, rounds, stakedMinor, paidMinor, lastRoundId } = stored
    return { startedAtMs, rounds, stakedMinor: BigInt(stakedMinor), paidMinor: BigInt(paidMinor), lastRoundId }
  } catch {
    return undefined
  }
}
