import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { withBalance } from './answer-money.ts'
import { applyMoves } from './apply-moves.ts'
import { slideGameSession } from './game-session-store.ts'
import { readBetFacts } from './money-facts-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { refuseForEver } from './refuse-for-ever.ts'
import { refuseStake } from './refuse-stake.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { untilFresh } from './stale-facts.ts'
import { rejectedTransaction } from './transaction.ts'

/** `bet`: takes the stake once. A refusal is remembered: the same id is refused for ever. */
export async function placeBet(
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'bet'>,
): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, gameId, roundId, amount, currency, transactionId } = request
  const hash = requestHash('bet', { playerId, gameId, roundId, amount, currency })
  const game = await findGameByCode(context, vendorId, gameId)
  return untilFresh(async (isFirst) => {
    const now = context.clock.now()
    const { isNew, memberId, seen, round, session } = await readBetFacts(context.db, vendor, request, isFirst && now)
    if (!isNew) return { code: 'REPLAYED_REQUEST' }
    if (memberId === undefined) return { code: 'SESSION_INVALID' }
    if (seen) return withBalance(context.db, replay(seen, hash, playerId), memberId, currency)
    const code = refuseStake({ vendorId, request, session, round, game, now })
    if (code)
      return refuseForEver(context, memberId, rejectedTransaction({ vendorId, call: 'bet', request, hash, code }))
    await slideGameSession(context.db, session, now)
    return applyMoves(context, {
      ...{ vendorId, memberId, playerId, roundId, gameCode: gameId, currency, requestHash: hash },
      bet: { transactionId, amountMinor: BigInt(amount) },
      isRoundClosed: request.roundClosed === true,
    })
  })
}
