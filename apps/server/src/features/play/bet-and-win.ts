import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { withBalance } from './answer-money.ts'
import { applyMoves } from './apply-moves.ts'
import { slideGameSession } from './game-session-store.ts'
import { readPairFacts } from './money-facts-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { refuseForEver } from './refuse-for-ever.ts'
import { refuseStake } from './refuse-stake.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { refusePair } from './round.ts'
import { untilFresh } from './stale-facts.ts'
import { rejectedTransaction } from './transaction.ts'

type Request = PswRequest<'bet-win'>

/** `bet-win`: stake and payout in one commit, both or neither. */
export async function betAndWin(context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> {
  if (!isOnePair(request)) return { code: 'BAD_REQUEST' }
  const { bet, win, playerId } = request
  const { roundId, gameId, currency } = bet
  if (currency !== win.currency) return { code: 'CURRENCY_MISMATCH' }
  const { vendorId } = vendor
  const hash = hashOf(request)
  const game = await findGameByCode(context, vendorId, gameId)
  const isMultiWin = game?.isMultiWin === true
  return untilFresh(async (isFirst) => {
    const now = context.clock.now()
    const facts = await readPairFacts(context.db, vendor, request, isFirst && now)
    const { isNew, memberId, seen, isWinSeen, round, session } = facts
    if (!isNew) return { code: 'REPLAYED_REQUEST' }
    if (memberId === undefined) return { code: 'SESSION_INVALID' }
    if (seen) return withBalance(context.db, replay(seen, hash, playerId), memberId, currency)
    // Both ids belong to the pair: one that was used alone before is another request.
    if (isWinSeen) return { code: 'TRANSACTION_MISMATCH' }
    const stake = { ...bet, playerId }
    const code = refuseStake({ vendorId, request: stake, session, round, game, now })
    if (code)
      return refuseForEver(
        context,
        memberId,
        rejectedTransaction({ vendorId, call: 'bet', request: stake, hash, code }),
      )
    const refusedWin = refusePair(round, isMultiWin)
    if (refusedWin) return withBalance(context.db, { code: refusedWin }, memberId, currency)
    await slideGameSession(context.db, session, now)
    return applyMoves(context, {
      ...{ vendorId, memberId, playerId, roundId, gameCode: gameId, currency, requestHash: hash },
      bet: { transactionId: bet.transactionId, amountMinor: BigInt(bet.amount) },
      win: { transactionId: win.transactionId, amountMinor: BigInt(win.amount) },
      isRoundClosed: win.roundClosed === true,
      seen: round && { ...round, winCount: isMultiWin ? undefined : round.winCount },
    })
  })
}

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
  })
