import { attemptCall, findCall, transactionIdOf, winTimeoutMs } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { RoundRow } from '../db/schema.ts'

/** A round for nothing was decided when it was drawn: its win is owed since then. */
export async function tellFreeRound(context: AppContext, round: RoundRow): Promise<void> {
  context.metrics.roundPlayed({
    gameId: round.game_id,
    mode: round.mode,
    currency: round.currency,
    stakeMinor: 0n,
    totalMinor: BigInt(round.total_minor),
  })
  const win = await findCall(context.db, transactionIdOf('free-round-win', round.round_id))
  if (win) await attemptCall(context, win, winTimeoutMs)
}
