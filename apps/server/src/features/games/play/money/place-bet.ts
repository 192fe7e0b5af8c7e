import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { findGameByCode } from '../../catalogue/index.ts'
import { readPoints, textOfPoints } from '../../prize-groups/index.ts'
import { decideStake } from '../limits/decide-stake.ts'
import { stakeMaxOf } from '../limits/stake-max.ts'
import { areSoundShares, textOfShares } from '../prizes/jackpot-share-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { decideTip } from './decide-tip.ts'
import type { BatchedCall } from './money-batch.ts'
import { postMoneyCall } from './money-lanes.ts'
import { rejectedTransaction } from './transaction.ts'
import { answerTurnover, textOfTurnover } from './turnover.ts'

/** One bet, that came alone or with others. */
export type BetRequest = Omit<PswRequest<'bet'>, 'requestId'>

/** `bet`: takes the stake once. A refusal is remembered: the same id is refused for ever. */
export async function placeBet(context: AppContext, vendor: SignedVendor, request: BetRequest): Promise<PswOutcome> {
  const call = await prepareBet(context, vendor, request)
  return call ? postBet(context, request, call) : { code: 'BAD_REQUEST' }
}

/** All that a bet is decided with but what stands under the lock of its player; undefined when it is not sound in itself. */
export async function prepareBet(
  context: AppContext,
  vendor: SignedVendor,
  request: BetRequest,
): Promise<BatchedCall | undefined> {
  const { vendorId } = vendor
  const { playerId, gameId, roundId, amount, currency, jackpotShares } = request
  const isTip = request.kind === 'tip'
  // A tip joins no jackpot and ends no round.
  if (isTip && (jackpotShares || request.roundClosed)) return undefined
  const hash = requestHash('bet', {
    ...{ playerId, gameId, roundId, amount, currency, ...textOfShares(jackpotShares) },
    ...textOfTurnover(request.turnoverMinor),
    ...(isTip && { kind: 'tip' }),
    ...textOfPoints(request.points),
  })
  const game = await findGameByCode(context, vendorId, gameId)
  if (jackpotShares && !areSoundShares(jackpotShares, { vendorId, amount, currency }, game)) return undefined
  const gameType = isTip ? undefined : game?.gameType
  const stakeMinorMax = await stakeMaxOf(context, vendorId, { playerId, currency, gameType })
  const told = await readPoints(context, vendorId, isTip ? { ...request, points: undefined } : request)
  if (told.kind === 'refused' && told.code === 'BAD_REQUEST') return undefined
  const points = told.kind === 'taken' ? told.points : undefined
  const { transactionId, sessionToken } = request
  return {
    ...{ vendor, playerId, transactionId, roundId, sessionToken, currency, isTip },
    unknownPlayer: 'SESSION_INVALID',
    decide(memberId, { seen, ...facts }, now) {
      if (seen) return { does: 'answer', outcome: replay(seen, hash, playerId) }
      if (told.kind === 'refused') {
        const refused = { vendorId, call: 'bet' as const, request, hash, code: told.code }
        return { does: 'refuse', transaction: rejectedTransaction(refused) }
      }
      const { takesBets } = vendor
      const command = { vendorId, takesBets, memberId, request, hash, game, stakeMinorMax, points, now }
      return isTip ? decideTip(command, facts) : decideStake(command, facts)
    },
  }
}

export async function postBet(
  context: AppContext,
  { transactionId, turnoverMinor: told }: BetRequest,
  call: BatchedCall,
): Promise<PswOutcome> {
  const outcome = await postMoneyCall(context, call)
  const { vendorId } = call.vendor
  // What counts is not known before the end: a bet never names it.
  return answerTurnover(context, { vendorId, transactionId, told, turnoverMinor: undefined }, outcome)
}
