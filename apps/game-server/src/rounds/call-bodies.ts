import { type CallBody, type RoundHead, type Stake, transactionIdOf } from '@fairground/vendor-kit'
import type { JackpotHitRow, JackpotPoolRow, JackpotShare, RoundRow } from '../db/schema.ts'
import { jackpotOf } from '../jackpots/pool-id.ts'

/** The bet that opens a round. */
export const firstStakeOf = (round: RoundRow): Stake => ({
  round,
  move: 0,
  amountMinor: BigInt(round.stake_minor),
  placedAt: round.started_at,
  isTip: round.kind === 'tip',
  jackpotShares: round.jackpot_shares?.map(shareOf),
})

const shareOf = ({ poolId, tier, incrementMinor, reserveMinor }: JackpotShare) => ({
  jackpotId: jackpotOf(poolId),
  tier,
  increment: incrementMinor,
  reserve: reserveMinor,
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
export const promoWinBody = (round: RoundHead, winMinor: bigint, campaignId: string): CallBody<'promo-win'> => ({
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
