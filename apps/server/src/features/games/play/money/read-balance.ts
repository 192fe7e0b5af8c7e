import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { findGameByCode } from '../../catalogue/index.ts'
import { pointsOfSession } from '../../prize-groups/index.ts'
import { refuseSession } from '../launch/game-session.ts'
import { findGameSession } from '../launch/game-session-store.ts'
import { betLimitsOf } from '../limits/bet-limits.ts'
import { paceNow } from '../limits/pace.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { withBalance } from './answer-money.ts'

/** `balance`: what the player of this session has, and what one bet may be now. */
export async function readBalance(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: PswRequest<'balance'>,
): Promise<PswOutcome> {
  const session = await findGameSession(context.db, request.sessionToken)
  const refused = refuseSession(session, vendorId, request.playerId, context.clock.now())
  if (refused || !session) return { code: refused ?? 'SESSION_INVALID' }
  const game = await findGameByCode(context, vendorId, session.gameCode)
  const betLimits = await betLimitsOf(context, session, game)
  const points = await pointsOfSession(context, vendorId, session)
  const pace = await paceNow(context)
  return withBalance(context.db, { code: 'OK', betLimits, points, pace }, session.memberId, session.currency)
}
