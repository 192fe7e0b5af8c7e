import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { withBalance } from './answer-money.ts'
import { applyMoves } from './apply-moves.ts'
import { readWinFacts } from './money-facts-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { refuseForEver } from './refuse-for-ever.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { refuseWin } from './round.ts'
import { untilFresh } from './stale-facts.ts'
import { rejectedTransaction } from './transaction.ts'

type WinRequest = PswRequest<'win'>

/** `win`: pays once, whatever has become of session, player or game since the bet. */
export async function payWinCall(context: AppContext, vendor: SignedVendor, request: WinRequest): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, gameId, roundId, amount, currency, betTransactionId, transactionId } = request
  const hash = requestHash('win', { playerId, gameId, roundId, amount, currency, betTransactionId })
  const game = await findGameByCode(context, vendorId, gameId)
  const isMultiWin = game?.isMultiWin === true
  return untilFresh(async (isFirst) => {
    const facts = await readWinFacts(context.db, vendor, request, isFirst && context.clock.now())
    const { isNew, memberId, seen, round, bets } = facts
    if (!isNew) return { code: 'REPLAYED_REQUEST' }
    if (memberId === undefined) return { code: 'BET_NOT_FOUND' }
    if (seen) return withBalance(context.db, replay(seen, hash, playerId), memberId, currency)
    const code = refuseWin({ round, bets, betIds: betTransactionId ?? [], playerId, currency, isMultiWin })
    // The bet may still be on its way: the vendor tries again with the same id.
    if (code === 'BET_NOT_FOUND') return withBalance(context.db, { code }, memberId, currency)
    if (code)
      return refuseForEver(context, memberId, rejectedTransaction({ vendorId, call: 'win', request, hash, code }))
    const outcome = await applyMoves(context, {
      ...{ vendorId, memberId, playerId, roundId, gameCode: gameId, currency, requestHash: hash },
      win: { transactionId, amountMinor: BigInt(amount) },
      isRoundClosed: request.roundClosed === true,
      seen: round && { ...round, winCount: isMultiWin ? undefined : round.winCount },
    })
    return outcome.balance === undefined ? withBalance(context.db, outcome, memberId, currency) : outcome
  })
}
