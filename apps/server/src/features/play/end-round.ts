import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { withBalance } from './answer-money.ts'
import { lockPlayer } from './player-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { closeRound, findRound } from './round-store.ts'

/** `round/end`: closes the round and tells its totals, so that the vendor can compare. Naturally safe to repeat. */
export async function endRound(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: PswRequest<'round/end'>,
): Promise<PswOutcome> {
  return transact(context.db, async (tx) => {
    const player = await lockPlayer(tx, vendorId, request.playerId)
    const round = player && (await findRound(tx, vendorId, request.roundId))
    if (!player || !round) return { code: 'BET_NOT_FOUND' }
    if (round.playerId !== request.playerId) return { code: 'TRANSACTION_MISMATCH' }
    if (round.state === 'open') await closeRound(tx, vendorId, request.roundId, context.clock.now())
    const totals = {
      bets: String(round.stakesMinor),
      wins: String(round.payoutsMinor),
      rollbacks: String(round.rollbacksMinor),
    }
    const code = round.state === 'closed' ? 'ROUND_ALREADY_ENDED' : 'OK'
    return withBalance(tx, { code, round: totals }, player.memberId, round.currency)
  })
}
