import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { endsSession, refusalOf } from '../wallet/refusal-of.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { limitsOf, saveSessionLimits } from './session-limits.ts'
import { closeSession, type Session, saveBalanceNow } from './session-store.ts'
import { openWalletToken } from './wallet-token.ts'

/**
 * The session as the wallet knows it now: what the player has, and what one bet may be. A session that the wallet ended
 * is closed. Refusals: WALLET_UNREACHABLE, and what the wallet says.
 */
export async function askWallet(context: VendorKit, session: Session, timeoutMs: number): Promise<Outcome<Session>> {
  const { sessionId, playerId } = session
  const askedAt = context.clock.now()
  const body = { playerId, sessionToken: openWalletToken(context, session) }
  const answer = await sendOrUnknown(context.wallet, 'balance', body, timeoutMs)
  if (!answer) return refuse('WALLET_UNREACHABLE', 'the wallet did not answer balance')
  if (answer.code !== 'OK') {
    if (endsSession(answer.code)) await closeSession(context.db, sessionId, context.clock.now())
    return refusalOf(answer.code)
  }
  const { balance, balanceVersion = session.balanceVersion } = answer
  const balanceMinor = balance === undefined ? session.balanceMinor : BigInt(balance)
  await saveBalanceNow(context.db, sessionId, { balanceMinor, balanceVersion })
  const told = limitsOf(answer, askedAt)
  const limits = answer.betLimits ? told : { ...session, pace: told.pace, limitsAt: askedAt }
  await saveSessionLimits(context.db, sessionId, limits)
  return ok({ ...session, ...limits, balanceMinor, balanceVersion })
}
