import type { PswCall, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { readGameList } from '../../catalogue/index.ts'
import { adjustTransaction } from '../adjustments/adjust-transaction.ts'
import { buyIn } from '../escrow/buy-in.ts'
import { closeEscrow } from '../escrow/close-escrow.ts'
import { playHand } from '../escrow/play-hand.ts'
import { readEscrows } from '../escrow/read-escrows.ts'
import { authenticateLaunch } from '../launch/authenticate-launch.ts'
import { closeSession, keepSession } from '../launch/keep-session.ts'
import { openFurtherGame } from '../launch/open-further-game.ts'
import { confirmRealityCheck, readRealityCheck } from '../limits/reality-check.ts'
import { betAndWin } from '../money/bet-and-win.ts'
import { endRound } from '../money/end-round.ts'
import { payWinCall } from '../money/pay-win-call.ts'
import { placeBet } from '../money/place-bet.ts'
import { placeBets } from '../money/place-bets.ts'
import { readBalance } from '../money/read-balance.ts'
import { readTransaction } from '../money/read-transaction.ts'
import { rollBackBet } from '../money/roll-back-bet.ts'
import { payFreeRoundWin, payJackpot, payPromoWin } from '../prizes/pay-vendor-win.ts'
import { listFeed, listOpenRounds } from '../reconciliation/list-feed.ts'
import { takeNonce } from './nonce-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'

export type Handler<Request> = (context: AppContext, vendor: SignedVendor, request: Request) => Promise<PswOutcome>
type Handlers = { [Call in PswCall]: Handler<PswRequest<Call>> }

/** Takes the attempt's nonce first. Calls that lock a player take it together with the lock. */
export const once =
  <Request>(handler: Handler<Request>): Handler<Request> =>
  async (context, vendor, request) => {
    const isNew = await takeNonce(context.db, vendor, context.clock.now())
    return isNew ? handler(context, vendor, request) : { code: 'REPLAYED_REQUEST' }
  }

/** Table of contents of PSW/1. */
export const calls: Handlers = {
  ping: once(async () => ({ code: 'OK' })),
  authenticate: once(authenticateLaunch),
  'session/open': once(openFurtherGame),
  balance: once(readBalance),
  bet: placeBet,
  bets: once(placeBets),
  win: payWinCall,
  'bet-win': betAndWin,
  rollback: rollBackBet,
  'round/end': endRound,
  'jackpot-win': payJackpot,
  'promo-win': payPromoWin,
  'free-round-win': payFreeRoundWin,
  adjust: adjustTransaction,
  'transaction/status': once(readTransaction),
  transactions: once(listFeed),
  'rounds/open': once(listOpenRounds),
  'games/status': once(async ({ db }, { vendorId }) => ({ code: 'OK', games: await readGameList(db, vendorId) })),
  'session/keepalive': once(keepSession),
  'session/close': once(closeSession),
  'reality-check': once(readRealityCheck),
  'reality-check/confirm': once(confirmRealityCheck),
  'escrow/open': buyIn('escrow/open'),
  'escrow/top-up': buyIn('escrow/top-up'),
  'escrow/hand': once(playHand),
  'escrow/close': closeEscrow,
  'escrow/status': once(readEscrows),
}
