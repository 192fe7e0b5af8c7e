import type { betStatuses, settlements } from '@fairground/contract'

export type BetStatus = (typeof betStatuses)[number]
export type Settlement = (typeof settlements)[number]

/** One bet of a member: a round of a game, with all that was staked and paid in it. */
export interface Bet {
  /** Whose it is. */
  memberId: string
  vendorId: string
  roundId: string
  status: BetStatus
  settlement: Settlement | undefined
  stakesMinor: bigint
  rollbacksMinor: bigint
  /** Wins, jackpots and corrections together. */
  payoutsMinor: bigint
  validMinor: bigint
  openedAt: Date
  settledAt: Date | undefined
  game: BetGame | undefined
}

export interface BetGame {
  nodeId: string
  names: Record<string, string>
  brandCode: string
  gameType: string
  tileKey: string
}

/** One movement of money of a round, as the vendor sent it and the ledger posted it. */
export interface BetMove {
  kind: 'bet' | 'win' | 'rollback' | 'adjust'
  transactionId: string
  /** In the ledger; a zero win has none. */
  transferId: string | undefined
  /** A correction may be below zero. */
  amountMinor: bigint
  /** A bet that was taken back. */
  isTakenBack: boolean
  at: Date
}

/** One member's own, or everybody's below an agent. */
export type Whose = { memberId: string } | { agentId: string }

/** Which bets are asked for. */
export interface BetFilter {
  whose: Whose
  currency: string
  gameType?: string | undefined
  brandCode?: string | undefined
  status?: BetStatus | undefined
  /** Inclusive; of the time of settlement, or of opening where a bet is open. */
  from: Date | undefined
  /** Exclusive. */
  to: Date | undefined
}

/** Sums over settled bets. */
export interface BetSums {
  count: number
  stakesMinor: bigint
  rollbacksMinor: bigint
  payoutsMinor: bigint
  validMinor: bigint
}

export const noBets: BetSums = { count: 0, stakesMinor: 0n, rollbacksMinor: 0n, payoutsMinor: 0n, validMinor: 0n }

/** What the member has gained by it: negative is a loss. */
export const profitOf = ({
  stakesMinor,
  rollbacksMinor,
  payoutsMinor,
}: Omit<BetSums, 'count' | 'validMinor'>): bigint => payoutsMinor + rollbacksMinor - stakesMinor

/** Sums of these sums. */
export const addUp = (rows: readonly BetSums[]): BetSums =>
  rows.reduce(
    (sum, row) => ({
      count: sum.count + row.count,
      stakesMinor: sum.stakesMinor + row.stakesMinor,
      rollbacksMinor: sum.rollbacksMinor + row.rollbacksMinor,
      payoutsMinor: sum.payoutsMinor + row.payoutsMinor,
      validMinor: sum.validMinor + row.validMinor,
    }),
    noBets,
  )
