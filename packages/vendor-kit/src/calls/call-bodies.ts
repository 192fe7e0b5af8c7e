import type { CallBody } from '../wallet/wallet-client.ts'
import { transactionIdOf } from './call-store.ts'
import type { RoundHead, Stake } from './stake.ts'

/** The bet as the wallet is asked for it; the session's token is added when it is sent and stored nowhere else. */
export const betBody = (stake: Stake): Omit<CallBody<'bet'>, 'sessionToken'> => ({
  playerId: stake.round.player_id,
  transactionId: transactionIdOf('bet', stake.round.round_id, stake.move),
  gameId: stake.round.game_id,
  roundId: stake.round.round_id,
  amount: stake.amountMinor.toString(),
  currency: stake.round.currency,
  placedAt: stake.placedAt.toISOString(),
  ...(stake.isTip && { kind: 'tip' as const }),
  ...(stake.points && { points: stake.points }),
  ...(stake.jackpotShares && { jackpotShares: [...stake.jackpotShares] }),
})

interface Payout {
  payoutMinor: bigint
  /** What of the stakes counts as turnover, where it is not all. */
  turnoverMinor?: string | undefined
  /** What of the base of a prize group stands, where it is not all. */
  pointsBaseMinor?: string | undefined
  /** The moves whose stakes were taken. */
  moves: readonly number[]
}

/** The whole result in one win, also when it is nothing: it closes the round. */
export const winBody = (
  round: RoundHead,
  { payoutMinor, turnoverMinor, pointsBaseMinor, moves }: Payout,
): CallBody<'win'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('win', round.round_id),
  gameId: round.game_id,
  roundId: round.round_id,
  amount: payoutMinor.toString(),
  currency: round.currency,
  betTransactionId: moves.map((move) => transactionIdOf('bet', round.round_id, move)),
  roundClosed: true,
  ...(turnoverMinor !== undefined && { turnoverMinor }),
  ...(pointsBaseMinor !== undefined && { pointsBase: pointsBaseMinor }),
})

export const rollbackBody = ({ round, move, amountMinor }: Stake, reason: string): CallBody<'rollback'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('rollback', round.round_id, move),
  originalTransactionId: transactionIdOf('bet', round.round_id, move),
  roundId: round.round_id,
  reason,
  amount: amountMinor.toString(),
})

interface Adjustment {
  /** Below zero where it takes back. */
  changeMinor: bigint
  reason: string
  /** Of the round here: makes the call's id. */
  move: number
  /** Of the win at the wallet: without gaps. */
  version: number
  /** What of the base of a prize group stands now, where the bet named one. */
  pointsBaseMinor?: string | undefined
}

/** The difference between what a round paid and what its right result pays. */
export const adjustBody = (
  round: RoundHead,
  { changeMinor, reason, move, version, pointsBaseMinor }: Adjustment,
): CallBody<'adjust'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('adjust', round.round_id, move),
  originalTransactionId: transactionIdOf('win', round.round_id),
  amount: changeMinor.toString(),
  currency: round.currency,
  reason,
  version,
  ...(pointsBaseMinor !== undefined && { pointsBase: pointsBaseMinor }),
})
