import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { findGameByCode } from '../../catalogue/index.ts'
import { hasOpenRound } from '../money/round-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { refuseSession, slidExpiry } from './game-session.ts'
import { findGameSession, slideGameSessions } from './game-session-store.ts'

/** `session/keepalive`: the game is still open; prolongs the session as a bet would. */
export async function keepSession(
  context: AppContext,
  { vendorId }: SignedVendor,
  { sessionToken, playerId }: PswRequest<'session/keepalive'>,
): Promise<PswOutcome> {
  const now = context.clock.now()
  const session = await findGameSession(context.db, sessionToken)
  const refused = refuseSession(session, vendorId, playerId, now)
  if (refused || !session) return { code: refused ?? 'SESSION_INVALID' }
  // Free rounds ask for no stake: where a game is closed, this is where their player learns it.
  const game = await findGameByCode(context, vendorId, session.gameCode)
  if (!game?.isOpen && !(await hasOpenRound(context.db, session))) return { code: 'GAME_DISABLED' }
  const slid = slidExpiry(session, now)
  if (slid) await transact(context.db, (tx) => slideGameSessions(tx, [{ sessionToken, expiresAt: slid }], now))
  const endsAt = slid ?? session.expiresAt
  return {
    code: 'OK',
    sessionExpiresAt: endsAt.toISOString(),
    remainingSeconds: Math.floor((endsAt.getTime() - now.getTime()) / 1_000),
  }
}

/** `session/close`: the player left the game. Closing again changes nothing; rounds under way are still settled. */
export async function closeSession(
  context: AppContext,
  { vendorId }: SignedVendor,
  { sessionToken, playerId }: PswRequest<'session/close'>,
): Promise<PswOutcome> {
  const now = context.clock.now()
  const session = await findGameSession(context.db, sessionToken)
  if (session?.vendorId !== vendorId || session.playerId !== playerId) return { code: 'SESSION_INVALID' }
  if (session.expiresAt > now)
    await transact(context.db, (tx) => slideGameSessions(tx, [{ sessionToken, expiresAt: now }], now))
  return { code: 'OK', remainingSeconds: 0 }
}
