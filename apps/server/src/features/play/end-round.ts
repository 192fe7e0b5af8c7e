import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { runMoneyCall } from './money-call.ts'
import { lockPlayer } from './player-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { closeRound, findRound } from './round-store.ts'

/** `round/end`: closes the round and tells its totals, so that the vendor can compare. Naturally safe to repeat. */
export async function endRound(
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'round/end'>,
): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, roundId } = request
  const call = { unknownPlayer: 'BET_NOT_FOUND' } as const
  return runMoneyCall(context, call, {
    open: (tx, now) => lockPlayer(tx, vendor, playerId, now),
    async work(tx) {
      const round = await findRound(tx, vendorId, roundId)
      if (!round) return { code: 'BET_NOT_FOUND' }
      if (round.playerId !== playerId || round.state === 'reported') return { code: 'TRANSACTION_MISMATCH' }
      if (round.state === 'open') await closeRound(tx, vendorId, roundId, context.clock.now())
      const totals = {
        bets: String(round.stakesMinor),
        wins: String(round.payoutsMinor),
        rollbacks: String(round.rollbacksMinor),
        state: round.state === 'void' ? ('VOID' as const) : ('CLOSED' as const),
      }
      const code = round.state === 'closed' ? 'ROUND_ALREADY_ENDED' : 'OK'
      return { code, round: totals, currency: round.currency }
    },
  })
}
