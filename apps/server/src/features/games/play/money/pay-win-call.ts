import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { findGameByCode } from '../../catalogue/index.ts'
import { textOfPointsBase } from '../../prize-groups/index.ts'
import { tellLargeWin } from '../prizes/large-win.ts'
import { tellLateWin } from '../prizes/tell-late-win.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { answers } from './money-decision.ts'
import { postMoneyCall } from './money-lanes.ts'
import { refuseWin } from './round.ts'
import { rejectedTransaction } from './transaction.ts'
import { answerTurnover, readTurnover, textOfTurnover } from './turnover.ts'

/** `win`: pays once, whatever has become of session, player or game since the bet. */
export async function payWinCall(
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'win'>,
): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, gameId, roundId, amount, currency, transactionId, betTransactionId } = request
  const hash = requestHash('win', {
    ...{ playerId, gameId, roundId, amount, currency, betTransactionId },
    ...textOfTurnover(request.turnoverMinor),
    ...textOfPointsBase(request.pointsBase),
  })
  const game = await findGameByCode(context, vendorId, gameId)
  const isEnd = request.roundClosed === true
  const turnoverMinor = await readTurnover(context, { vendorId, game, isEnd }, request.turnoverMinor)
  const outcome = await postMoneyCall(context, {
    ...{ vendor, playerId, transactionId, roundId, currency },
    unknownPlayer: 'BET_NOT_FOUND',
    decide(memberId, { seen, round, bets }) {
      if (seen) return { does: 'answer', outcome: replay(seen, hash, playerId) }
      const isMultiWin = game?.isMultiWin === true
      const refused = refuseWin({
        ...{ round, bets, betIds: betTransactionId ?? [] },
        ...{ playerId, gameCode: gameId, currency, isMultiWin },
      })
      // The bet may still be on its way: the vendor tries again with the same id.
      if (refused === 'BET_NOT_FOUND') return answers(refused)
      if (refused)
        return {
          does: 'refuse',
          transaction: rejectedTransaction({ vendorId, call: 'win', request, hash, code: refused }),
        }
      const applied = {
        ...{ vendorId, roundId, memberId, playerId, gameCode: gameId, currency, requestHash: hash },
        isRoundClosed: isEnd,
        turnoverMinor,
        pointsBaseMinor: isEnd && request.pointsBase !== undefined ? BigInt(request.pointsBase) : undefined,
        moves: [{ call: 'win' as const, transactionId, amountMinor: BigInt(amount) }],
      }
      return { does: 'move', applied }
    },
  })
  const win = { vendorId, roundId, transactionId, currency, amountMinor: BigInt(amount) }
  await tellLargeWin(context, win, outcome)
  await tellLateWin(context, { ...win, gameType: game?.gameType }, outcome)
  return answerTurnover(context, { vendorId, transactionId, told: request.turnoverMinor, turnoverMinor }, outcome)
}
