import type { AppContext } from '../context.ts'
import type { RoundRow } from '../db/schema.ts'
import { closeSession, type Session } from '../sessions/session-store.ts'
import { endsSession } from '../wallet/refusal-of.ts'
import { attemptCall } from './attempt-call.ts'
import { findCall, transactionIdOf } from './call-store.ts'
import { acceptBet, refuseBet, voidRound, winTimeoutMs } from './decide-round.ts'
import { placeBet } from './place-bet.ts'

/**
 * Takes the stake and pays the result at once. Two calls and not the atomic bet-win: a bet of unknown outcome can then
 * always be taken back whole, while the rollback of a bet-win is refused once its win has landed.
 */
export async function settleRound(context: AppContext, session: Session, round: RoundRow): Promise<void> {
  if (round.free_rounds_id !== null) return tellFreeRound(context, round)
  const bet = await placeBet(context, session, round)
  switch (bet.outcome) {
    case 'accepted': {
      const win = await acceptBet(context, round, bet.answer)
      if (win) await attemptCall(context, win, winTimeoutMs)
      return
    }
    case 'refused': {
      const { code } = bet.answer
      if (endsSession(code)) await closeSession(context.db, session.sessionId, context.clock.now())
      return bet.wasUnknown ? voidRound(context, round) : refuseBet(context, round, code)
    }
    case 'unknown':
      return voidRound(context, round)
  }
}

/** A round for nothing was decided when it was drawn: its win is owed since then. */
async function tellFreeRound(context: AppContext, round: RoundRow): Promise<void> {
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
