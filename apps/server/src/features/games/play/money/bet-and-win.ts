import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { findGameByCode } from '../../catalogue/index.ts'
import { readPoints, textOfPoints, textOfPointsBase } from '../../prize-groups/index.ts'
import { decideStake } from '../limits/decide-stake.ts'
import { stakeMaxOf } from '../limits/stake-max.ts'
import { areSoundShares, textOfShares } from '../prizes/jackpot-share-store.ts'
import { tellLargeWin } from '../prizes/large-win.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { answers } from './money-decision.ts'
import { postMoneyCall } from './money-lanes.ts'
import { answerTurnover, readTurnover, textOfTurnover } from './turnover.ts'

type Request = PswRequest<'bet-win'>

/** `bet-win`: stake and payout in one transaction, both or neither. */
export async function betAndWin(context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> {
  if (!isOnePair(request)) return { code: 'BAD_REQUEST' }
  const { bet, win, playerId, sessionToken } = request
  const { currency, transactionId, roundId } = bet
  if (currency !== win.currency) return { code: 'CURRENCY_MISMATCH' }
  const { vendorId } = vendor
  const hash = hashOf(request)
  const game = await findGameByCode(context, vendorId, bet.gameId)
  if (bet.jackpotShares && !areSoundShares(bet.jackpotShares, { vendorId, ...bet }, game))
    return { code: 'BAD_REQUEST' }
  const stakeMinorMax = await stakeMaxOf(context, vendorId, { playerId, currency, gameType: game?.gameType })
  const isEnd = win.roundClosed === true
  const turnoverMinor = await readTurnover(context, { vendorId, game, isEnd }, win.turnoverMinor)
  const told = await readPoints(context, vendorId, { ...bet, playerId })
  if (told.kind === 'refused') return { code: told.code }
  const points = told.kind === 'taken' ? told.points : undefined
  const outcome = await postMoneyCall(context, {
    ...{ vendor, playerId, transactionId, roundId, sessionToken, currency, otherId: win.transactionId },
    unknownPlayer: 'SESSION_INVALID',
    decide(memberId, { seen, isOtherSeen, ...facts }, now) {
      if (seen) return { does: 'answer', outcome: replay(seen, hash, playerId) }
      // Both ids belong to the pair: one that was used alone before is another request.
      if (isOtherSeen) return answers('TRANSACTION_MISMATCH')
      const stake = { ...bet, playerId, sessionToken, roundClosed: win.roundClosed }
      const paid = { transactionId: win.transactionId, amountMinor: BigInt(win.amount) }
      const { takesBets } = vendor
      const command = {
        vendorId,
        takesBets,
        memberId,
        request: stake,
        hash,
        game,
        stakeMinorMax,
        now,
        win: paid,
        turnoverMinor,
        points,
        pointsBaseMinor: isEnd ? minorOf(win.pointsBase) : undefined,
      }
      return decideStake(command, facts)
    },
  })
  const amountMinor = BigInt(win.amount)
  await tellLargeWin(context, { vendorId, transactionId: win.transactionId, currency, amountMinor }, outcome)
  const named = win.turnoverMinor ?? bet.turnoverMinor
  return answerTurnover(context, { vendorId, transactionId: win.transactionId, told: named, turnoverMinor }, outcome)
}

const minorOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt(text))

/** One round, two ids, and a win that names no other bet. */
const isOnePair = ({ bet, win }: Request): boolean =>
  bet.roundId === win.roundId &&
  bet.gameId === win.gameId &&
  bet.transactionId !== win.transactionId &&
  (win.betTransactionId ?? []).every((id) => id === bet.transactionId)

const hashOf = ({ playerId, bet, win }: Request) =>
  requestHash('bet-win', {
    playerId,
    gameId: bet.gameId,
    roundId: bet.roundId,
    currency: bet.currency,
    stake: bet.amount,
    payout: win.amount,
    winTransactionId: win.transactionId,
    ...textOfShares(bet.jackpotShares),
    ...textOfTurnover(win.turnoverMinor),
    ...textOfPoints(bet.points),
    ...textOfPointsBase(win.pointsBase),
  })
