import type { VendorRound } from '@fairground/contract/psw'
import type { Reader, WalletCallRow } from '../db/schema.ts'
import type { RoundWithSeeds } from '../rounds/round-store.ts'
import { fairnessOf } from '../rounds/round-view.ts'

/** Rounds with their money calls, as the portal's staff and its reconciliation see them. */
export async function viewVendorRounds(reader: Reader, rounds: readonly RoundWithSeeds[]): Promise<VendorRound[]> {
  if (rounds.length === 0) return []
  const ids = rounds.map((round) => round.round_id)
  const calls = await reader
    .selectFrom('wallet_calls')
    .selectAll()
    .where('round_id', 'in', ids)
    .orderBy('first_at')
    .execute()
  return rounds.map((round) =>
    viewRound(
      round,
      calls.filter((call) => call.round_id === round.round_id),
    ),
  )
}

function viewRound(round: RoundWithSeeds, calls: WalletCallRow[]): VendorRound {
  const isAccepted = round.state === 'presenting' || round.state === 'collected'
  return {
    roundId: round.round_id,
    playerId: round.player_id,
    gameId: round.game_id,
    modelId: round.model_id,
    modelVersion: round.model_version,
    mode: round.mode,
    currency: round.currency,
    stake: round.stake_minor,
    freeRoundsId: round.free_rounds_id,
    total: isAccepted ? round.total_minor : '0',
    state: round.state,
    startedAt: round.started_at.toISOString(),
    settledAt: round.settled_at?.toISOString() ?? null,
    fairness: fairnessOf(round),
    events: isAccepted ? round.events : [],
    calls: calls.map((call) => ({
      transactionId: call.transaction_id,
      call: call.call,
      state: call.state,
      attempts: call.attempts,
      lastCode: call.last_code,
    })),
  }
}
