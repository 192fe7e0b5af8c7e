import { closeSession, type Session } from '../sessions/session-store.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { endsSession } from '../wallet/refusal-of.ts'
import { attemptCall } from './attempt-call.ts'
import { winTimeoutMs } from './end-bet.ts'
import { placeBet } from './place-bet.ts'
import type { Stake, StakeEnds } from './stake.ts'

/**
 * Takes a stake, and pays the result at once where the round is over with it. Two calls and not the atomic bet-win: a bet
 * of unknown outcome can then always be taken back whole, while the rollback of a bet-win is refused once its win has landed.
 */
export async function settleStake(context: VendorKit, session: Session, stake: Stake, ends: StakeEnds): Promise<void> {
  const bet = await placeBet(context, session, stake)
  switch (bet.outcome) {
    case 'accepted': {
      const win = await ends.accept(bet.answer)
      if (win) await attemptCall(context, win, winTimeoutMs)
      return
    }
    case 'refused': {
      const { code } = bet.answer
      if (endsSession(code)) await closeSession(context.db, session.sessionId, context.clock.now())
      return bet.wasUnknown ? ends.cancel() : ends.refuse(code)
    }
    case 'unknown':
      return ends.cancel()
  }
}
