import type { JackpotHitRow, JackpotPoolRow, JackpotShare, RoundRow } from '../db/schema.ts'
import { jackpotOf } from '../jackpots/pool-id.ts'
import type { CallBody } from '../wallet/wallet-client.ts'
import { transactionIdOf } from './call-store.ts'
import type { Stake } from './stake.ts'

/** The bet as the wallet is asked for it; the session's token is added when it is sent and stored nowhere else. */
export const betBody = ({ round, move, amountMinor, placedAt }: Stake): Omit<CallBody<'bet'>, 'sessionToken'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('bet', round.round_id, move),
  gameId: round.game_id,
  roundId: round.round_id,
  amount: amountMinor.toString(),
  currency: round.currency,
  placedAt: placedAt.toISOString(),
  ...(round.jackpot_shares && { jackpotShares: round.jackpot_shares.map(shareOf) }),
})

const shareOf = ({ poolId, tier, incrementMinor, reserveMinor }: JackpotShare) => ({
  jackpotId: jackpotOf(poolId),
  tier,
  increment: incrementMinor,
  reserve: reserveMinor,
})

interface Payout {
  payoutMinor: bigint
  /** What of the stakes counts as turnover, where it is not all. */
  turnoverMinor?: string | undefined
  /** The moves whose stakes were taken. */
  moves: readonly number[]
}

type WonRound = Pick<RoundRow, 'round_id' | 'player_id' | 'game_id' | 'currency'>

/** The whole result in one win, also when it is nothing: it closes the round. */
export const winBody = (round: WonRound, { payoutMinor, turnoverMinor, moves }: Payout): CallBody<'win'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('win', round.round_id),
  gameId: round.game_id,
  roundId: round.round_id,
  amount: payoutMinor.toString(),
  currency: round.currency,
  betTransactionId: moves.map((move) => transactionIdOf('bet', round.round_id, move)),
  roundClosed: true,
  ...(turnoverMinor !== undefined && { turnoverMinor }),
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

/** What a free bet won beyond its stake, which is nobody's: a prize of the campaign behind it. */
export const promoWinBody = (round: WonRound, winMinor: bigint, campaignId: string): CallBody<'promo-win'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('promo-win', round.round_id),
  amount: winMinor.toString(),
  currency: round.currency,
  campaignId,
  kind: 'cashdrop',
})

/** A pool that the round has won: where the money comes from, and who pays the next seed. */
export const jackpotWinBody = (round: RoundRow, pool: JackpotPoolRow, hit: JackpotHitRow): CallBody<'jackpot-win'> => ({
  playerId: round.player_id,
  transactionId: hit.transaction_id,
  gameId: round.game_id,
  roundId: round.round_id,
  amount: hit.amount_minor,
  currency: round.currency,
  jackpotId: pool.jackpot_id,
  tier: pool.tier,
  pool: {
    cycle: hit.cycle,
    base: hit.base_minor,
    increment: hit.increment_minor,
    seedReserve: hit.seed_reserve_minor,
    seedHouse: hit.seed_house_minor,
  },
})

export const rollbackBody = ({ round, move, amountMinor }: Stake, reason: string): CallBody<'rollback'> => ({
  playerId: round.player_id,
  transactionId: transactionIdOf('rollback', round.round_id, move),
  originalTransactionId: transactionIdOf('bet', round.round_id, move),
  roundId: round.round_id,
  reason,
  amount: amountMinor.toString(),
})
