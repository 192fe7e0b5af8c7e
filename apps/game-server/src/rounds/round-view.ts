import type { StudioRound } from '@fairground/contract/studio'
import type { JackpotHitRow } from '../db/schema.ts'
import { tierOf } from '../jackpots/pool-id.ts'
import type { RoundWithSeeds } from './round-store.ts'

/** A round as its player sees it. A round without a bet paid nothing, so its drawn result is not shown. */
export function viewRound(round: RoundWithSeeds, hits: readonly JackpotHitRow[] = []): StudioRound {
  const state = round.state === 'presenting' || round.state === 'collected' ? round.state : 'void'
  const isVoid = state === 'void'
  return {
    roundId: round.round_id,
    gameId: round.game_id,
    modelId: round.model_id,
    modelVersion: round.model_version,
    mode: round.mode,
    currency: round.currency,
    stakeMinor: round.stake_minor,
    totalMinor: isVoid ? '0' : round.total_minor,
    isFree: round.free_rounds_id !== null,
    state,
    events: isVoid ? [] : round.events,
    jackpotWins: hits
      .filter(({ round_id }) => round_id === round.round_id)
      .map(({ pool_id, amount_minor }) => ({ tier: tierOf(pool_id), amountMinor: amount_minor })),
    startedAt: round.started_at.toISOString(),
    balanceAfterBetMinor: round.balance_after_bet_minor,
    balanceAfterMinor: round.balance_after_minor,
    fairness: fairnessOf(round),
  }
}

/** The server seed is null until its pair is revealed. Nothing is drawn for a tip, nor by seeds where people deal. */
export function fairnessOf(round: RoundWithSeeds): StudioRound['fairness'] {
  const isDrawn = round.kind === 'slot' || round.kind === 'instant'
  if (!isDrawn) return { ...sealOf(round), clientSeed: round.client_seed ?? '' }
  if (round.client_seed === null) throw new Error(`round ${round.round_id} was drawn without a client seed`)
  return { ...sealOf(round), clientSeed: round.client_seed }
}

const sealOf = ({ commitment, nonce, server_seed }: RoundWithSeeds) => ({
  commit: commitment,
  nonce,
  serverSeed: server_seed,
})
