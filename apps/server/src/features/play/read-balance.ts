import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { withBalance } from './answer-money.ts'
import { refuseSession } from './game-session.ts'
import { findGameSession } from './game-session-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'

/** `balance`: what the player of this session can stake now. */
export async function readBalance(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: PswRequest<'balance'>,
): Promise<PswOutcome> {
  const session = await findGameSession(context.db, request.sessionToken)
  const refused = refuseSession(session, vendorId, request.playerId, context.clock.now())
  if (refused || !session) return { code: refused ?? 'SESSION_INVALID' }
  return withBalance(context.db, { code: 'OK' }, session.memberId, session.currency)
}
