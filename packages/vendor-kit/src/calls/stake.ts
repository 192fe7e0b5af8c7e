import type { PswAnswer, PswCode, PswRequest } from '@fairground/contract/psw'
import type { WalletCallRow } from '../db/schema.ts'

/** Whose round it is, in which game and money. */
export interface RoundHead {
  round_id: string
  player_id: string
  game_id: string
  currency: string
}

interface JackpotShareOfCall {
  jackpotId: string
  tier: string
  increment: string
  reserve: string
}

/** A sum that the wallet is asked for: the stake of a round, or what a later move adds to it. */
export interface Stake {
  round: RoundHead
  /** 0 is the bet that opens the round. */
  move: number
  amountMinor: bigint
  placedAt: Date
  /** It is given to whoever deals. */
  isTip?: boolean
  /** What of it goes to jackpots. */
  jackpotShares?: readonly JackpotShareOfCall[] | undefined
  /** At which prize group it is made, where the wallet told one. */
  points?: PswRequest<'bet'>['points']
}

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
