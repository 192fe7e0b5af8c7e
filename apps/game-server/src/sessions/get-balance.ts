import type { BalanceAnswer } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { endsSession, refusalOf } from '../wallet/refusal-of.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { closeSession, type Session, saveBalanceNow } from './session-store.ts'
import { openWalletToken } from './wallet-token.ts'

const timeoutMs = 5_000

/** Asks the wallet what the player can stake now. */
export async function getBalance(context: AppContext, session: Session): Promise<Outcome<BalanceAnswer>> {
  const body = { playerId: session.playerId, sessionToken: openWalletToken(context, session) }
  const answer = await sendOrUnknown(context.wallet, 'balance', body, timeoutMs)
  if (!answer) return refuse('WALLET_UNREACHABLE', 'the wallet did not answer balance')
  if (answer.code !== 'OK') {
    if (endsSession(answer.code)) await closeSession(context.db, session.sessionId, context.clock.now())
    return refusalOf(answer.code)
  }
  const { balance = session.balanceMinor.toString(), balanceVersion = session.balanceVersion } = answer
  await saveBalanceNow(context.db, session.sessionId, { balanceMinor: BigInt(balance), balanceVersion })
  return ok({ balanceMinor: balance, balanceVersion, currency: session.currency })
}
