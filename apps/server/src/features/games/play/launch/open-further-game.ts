import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { newId, newToken } from '../../../../lib/ids.ts'
import { findGameByCode } from '../../catalogue/index.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { openGame } from './authenticate-launch.ts'
import { refuseSession } from './game-session.ts'
import { findGameSession } from './game-session-store.ts'
import { findLaunchOfSession, type Launch, saveLaunch } from './launch-store.ts'

/**
 * `session/open`: a session of another game of the vendor, for the frame that the session named is of. The game must be of
 * the same category; lotteries of the day and fast ones count as one. The new session is as old as the other, and ends with
 * it at the latest, so that no limit of time begins anew.
 */
export async function openFurtherGame(
  context: AppContext,
  { vendorId }: SignedVendor,
  { sessionToken, playerId, gameId }: PswRequest<'session/open'>,
): Promise<PswOutcome> {
  const now = context.clock.now()
  const session = await findGameSession(context.db, sessionToken)
  const refused = refuseSession(session, vendorId, playerId, now)
  const before = await findLaunchOfSession(context.db, sessionToken)
  if (refused || !session || !before) return { code: refused ?? 'SESSION_INVALID' }
  if (session.isKeptOut) return { code: 'GEO_BLOCKED' }
  const [game, played] = await Promise.all([
    findGameByCode(context, vendorId, gameId),
    findGameByCode(context, vendorId, session.gameCode),
  ])
  if (!game || !played || shelfOf(game.gameType) !== shelfOf(played.gameType)) return { code: 'GAME_DISABLED' }
  if (session.mode === 'demo' && !game.hasDemo) return { code: 'GAME_DISABLED' }
  const { nodeId, gameCode } = game
  const launch: Launch = { ...before, id: newId('lch'), nodeId, gameCode, createdAt: now, expiresAt: now }
  // Nobody is told the token of this launch: its session is opened here and now.
  await transact(context.db, (tx) => saveLaunch(tx, launch, newToken()))
  return openGame(context, { launch, game, createdAt: session.createdAt, expiresAtLatest: session.expiresAtLatest })
}

/** Lotteries of the day and fast ones stand in one list, and are played in one frame. */
const shelfOf = (gameType: string): string => (gameType === 'LOTT' ? 'ELOTT' : gameType)
