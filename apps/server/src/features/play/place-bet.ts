import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { runMoneyCall } from './money-call.ts'
import { openBet } from './money-facts-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { takeStake } from './take-stake.ts'

/** `bet`: takes the stake once. A refusal is remembered: the same id is refused for ever. */
export async function placeBet(
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'bet'>,
): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, gameId, roundId, amount, currency } = request
  const hash = requestHash('bet', { playerId, gameId, roundId, amount, currency })
  const game = await findGameByCode(context, vendorId, gameId)
  const call = { currency, unknownPlayer: 'SESSION_INVALID' } as const
  return runMoneyCall(context, call, {
    open: (tx, now) => openBet(tx, vendor, request, now),
    async work(tx, memberId, { seen, ...facts }) {
      if (seen) return replay(seen, hash, playerId)
      return takeStake(tx, { vendorId, memberId, request, hash, game, now: context.clock.now() }, facts)
    },
  })
}
