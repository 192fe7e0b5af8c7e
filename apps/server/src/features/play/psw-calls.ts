import type { PswCall, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { authenticateLaunch } from './authenticate-launch.ts'
import { betAndWin } from './bet-and-win.ts'
import { endRound } from './end-round.ts'
import { payWinCall } from './pay-win-call.ts'
import { placeBet } from './place-bet.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { readBalance } from './read-balance.ts'
import { readTransaction } from './read-transaction.ts'
import { rollBackBet } from './roll-back-bet.ts'

type Handlers = {
  [Call in PswCall]: (context: AppContext, vendor: SignedVendor, request: PswRequest<Call>) => Promise<PswOutcome>
}

/** Table of contents of PSW/1. */
export const calls: Handlers = {
  ping: async () => ({ code: 'OK' }),
  authenticate: authenticateLaunch,
  balance: readBalance,
  bet: placeBet,
  win: payWinCall,
  'bet-win': betAndWin,
  rollback: rollBackBet,
  'round/end': endRound,
  'transaction/status': readTransaction,
}
