import { endCall, enqueueCall, rollbackBody, transactionIdOf } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { SharedBetState, Tx } from '../db/schema.ts'
import { renewFreeBets } from '../rain/rain-store.ts'
import { firstStakeOf } from '../rounds/call-bodies.ts'

/**
 * Gives the stakes of a round back, of bets in these states: every rollback is owed from this commit on, and a free bet
 * can be played again. Returns how many.
 */
export async function voidBets(
  context: AppContext,
  tx: Tx,
  sharedRoundId: string,
  { states, reason }: { states: readonly SharedBetState[]; reason: string },
): Promise<number> {
  const now = context.clock.now()
  const voided = await tx
    .updateTable('shared_bets')
    .set({ state: 'void' })
    .where('shared_round_id', '=', sharedRoundId)
    .where('state', 'in', states)
    .returning('round_id')
    .execute()
  if (voided.length === 0) return 0
  const rounds = await tx
    .updateTable('rounds')
    .set({ state: 'void' })
    .where(
      'round_id',
      'in',
      voided.map(({ round_id }) => round_id),
    )
    .where('state', 'in', ['betting', 'presenting'])
    .returningAll()
    .execute()
  await renewFreeBets(
    tx,
    rounds.flatMap(({ free_bet_id }) => free_bet_id ?? []),
    now,
  )
  for (const round of rounds) {
    context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, 'void')
    if (round.free_bet_id !== null) continue
    await endCall(tx, transactionIdOf('bet', round.round_id), { state: 'done', code: 'UNKNOWN', now })
    await enqueueCall(tx, { round, call: 'rollback', body: rollbackBody(firstStakeOf(round), reason), now })
  }
  return rounds.length
}
