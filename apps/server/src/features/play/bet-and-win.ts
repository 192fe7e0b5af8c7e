import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { runMoneyCall } from './money-call.ts'
import { openPair } from './money-facts-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { takeStake } from './take-stake.ts'

type Request = PswRequest<'bet-win'>

/** `bet-win`: stake and payout in one transaction, both or neither. */
export async function betAndWin(context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> {
  if (!isOnePair(request)) return { code: 'BAD_REQUEST' }
  const { bet, win, playerId, sessionToken } = request
  if (bet.currency !== win.currency) return { code: 'CURRENCY_MISMATCH' }
  const { vendorId } = vendor
  const hash = hashOf(request)
  const game = await findGameByCode(context, vendorId, bet.gameId)
  const call = { currency: bet.currency, unknownPlayer: 'SESSION_INVALID' } as const
  return runMoneyCall(context, call, {
    open: (tx, now) => openPair(tx, vendor, request, now),
    async work(tx, memberId, { seen, isWinSeen, ...facts }) {
      if (seen) return replay(seen, hash, playerId)
      // Both ids belong to the pair: one that was used alone before is another request.
      if (isWinSeen) return { code: 'TRANSACTION_MISMATCH' }
      const stake = { ...bet, playerId, sessionToken, roundClosed: win.roundClosed }
      const paid = { transactionId: win.transactionId, amountMinor: BigInt(win.amount) }
      const now = context.clock.now()
      return takeStake(tx, { vendorId, memberId, request: stake, hash, game, now, win: paid }, facts)
    },
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
