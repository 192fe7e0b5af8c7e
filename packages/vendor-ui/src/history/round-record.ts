import type { Outcome } from '../connection/outcome.ts'
import type { Finding } from '../fairness/finding.ts'

/** What decided a round; `serverSeed` is null until it is revealed. */
export interface RoundFairness {
  commit: string
  clientSeed: string
  nonce: number
  serverSeed: string | null
}

/** What a round had paid and pays since, and what was paid too much and left. */
export interface RoundCorrection {
  at: string
  beforeMinor: bigint
  payoutMinor: bigint
  leftMinor: bigint
}

/** One stored round as the history and the check of any game show it. */
export interface RoundRecord {
  roundId: string
  startedAt: string
  stakeMinor: bigint
  /** Played for nothing, at the stake of its grant. */
  isFree: boolean
  paidMinor: bigint
  /** What of `paidMinor` is no win, but stake that found nothing to play for. */
  refundedMinor?: bigint
  /** What the player gave whoever dealt: no part of the stake. */
  tippedMinor?: bigint
  /** `tip`: no round was played, something was given to whoever dealt. */
  state: 'open' | 'over' | 'void' | 'tip'
  /** Its result was found wrong after it was paid, oldest first. */
  corrections?: readonly RoundCorrection[]
  /** It is being corrected: what is shown is what it had paid. */
  isCorrecting?: true
  fairness: RoundFairness
  /** A wheel, dice or coins decided it: there is no seed, and nothing to play again. */
  decidedBy?: 'wheel' | 'dice' | 'coins'
  /** Plays the round again; undefined while its server seed is not revealed. */
  check(): Finding | undefined
  /** What another program needs to check it. */
  proof: object
  /** Shows it again; absent where there is nothing to show. */
  replay?: () => void
}

export interface RoundRecords {
  list(before?: string): Promise<Outcome<{ rounds: readonly RoundRecord[]; next: string | null }>>
  find(roundId: string): Promise<Outcome<RoundRecord>>
}

/** The records of one kind of round: how a page and a round are fetched, and how one is shown. */
export function createRecords<Round>(parts: {
  list(before?: string): Promise<Outcome<{ rounds: readonly Round[]; next: string | null }>>
  find(roundId: string): Promise<Outcome<Round>>
  recordOf(round: Round): RoundRecord
}): RoundRecords {
  return {
    async list(before) {
      const answer = await parts.list(before)
      if (!answer.ok) return answer
      const { rounds, next } = answer.value
      return { ok: true, value: { rounds: rounds.map(parts.recordOf), next } }
    },
    async find(roundId) {
      const answer = await parts.find(roundId)
      return answer.ok ? { ok: true, value: parts.recordOf(answer.value) } : answer
    },
  }
}
