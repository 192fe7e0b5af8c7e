import type { PswAnswer, PswCode } from '@fairground/contract/psw'
import type { RoundRow, WalletCallRow } from '../db/schema.ts'

/** A sum that the wallet is asked for: the stake of a round, or what a later move adds to it. */
export interface Stake {
  round: RoundRow
  /** 0 is the bet that opens the round. */
  move: number
  amountMinor: bigint
  placedAt: Date
}

export const firstStakeOf = (round: RoundRow): Stake => ({
  round,
  move: 0,
  amountMinor: BigInt(round.stake_minor),
  placedAt: round.started_at,
})

/**
 * The ends of a stake. Each is one transaction that only the first to come can make, so that of two processes that work
 * on one stake, one decides: a win is never sent for a bet that was taken back, nor the other way round.
 */
export interface StakeEnds {
  /** The wallet took it. The win that is owed from this commit on, if there is one now and nobody decided before. */
  accept(answer: PswAnswer): Promise<WalletCallRow | undefined>
  /** The wallet said no and holds no money. */
  refuse(code: PswCode): Promise<void>
  /** Nobody knows whether it was taken: it counts for nothing, and a rollback is owed from this commit on. */
  cancel(): Promise<void>
  /** The wallet itself says that the bet was taken back, or will be refused when it comes. */
  close(state: 'ROLLED_BACK' | 'TOMBSTONED'): Promise<void>
}
