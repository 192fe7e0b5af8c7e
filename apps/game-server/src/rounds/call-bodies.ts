import type { RoundRow } from '../db/schema.ts'
import type { CallBody } from '../wallet/wallet-client.ts'
import { transactionIdOf } from './call-store.ts'

/** The bet as the wallet is asked for it; the session's token is added when it is sent and stored nowhere else. */
export const betBody = (round: RoundRow): Omit<CallBody<'bet'>, 'sessionToken'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('bet', round.round_id),
  gameId: round.game_id,
  roundId: round.round_id,
  amount: round.stake_minor,
  currency: round.currency,
  placedAt: round.started_at.toISOString(),
})

/** The whole result in one win, also when it is nothing: it closes the round. */
export const winBody = (round: RoundRow): CallBody<'win'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('win', round.round_id),
  gameId: round.game_id,
  roundId: round.round_id,
  amount: round.total_minor,
  currency: round.currency,
  betTransactionId: [transactionIdOf('bet', round.round_id)],
  roundClosed: true,
})

/** What a round for nothing brought: the only call it makes. */
export const freeRoundWinBody = (round: RoundRow): CallBody<'free-round-win'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('free-round-win', round.round_id),
  freeRoundsId: String(round.free_rounds_id),
  amount: round.total_minor,
  currency: round.currency,
  remaining: Number(round.free_remaining),
  playedAt: round.started_at.toISOString(),
})

export const rollbackBody = (round: RoundRow): CallBody<'rollback'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('rollback', round.round_id),
  originalTransactionId: transactionIdOf('bet', round.round_id),
  roundId: round.round_id,
  reason: 'the outcome of the bet is unknown',
  amount: round.stake_minor,
})
