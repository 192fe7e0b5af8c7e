import {
  closeSession,
  endsSession,
  openWalletToken,
  refusalOf,
  type Session,
  sendOrUnknown,
} from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { type Refused, refuse } from '../lib/outcome.ts'

const timeoutMs = 5_000

/** A free round has no bet, so only this call detects that the player may no longer play. */
export async function keepWalletSession(context: AppContext, session: Session): Promise<Refused | undefined> {
  const body = { playerId: session.playerId, sessionToken: openWalletToken(context, session) }
  const answer = await sendOrUnknown(context.wallet, 'session/keepalive', body, timeoutMs)
  if (!answer) return refuse('WALLET_UNREACHABLE', 'the wallet did not answer session/keepalive')
  if (answer.code === 'OK') return undefined
  if (endsSession(answer.code)) await closeSession(context.db, session.sessionId, context.clock.now())
  return refusalOf(answer.code)
}
