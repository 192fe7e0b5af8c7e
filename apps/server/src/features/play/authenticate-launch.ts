import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { findGameByCode } from '../catalogue/index.ts'
import { isTermsDue } from '../identity/index.ts'
import { withBalance } from './answer-money.ts'
import { lifeMsMax, sessionTokenOf, slideMs } from './game-session.ts'
import { findLaunch, saveGameSession } from './launch-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'

/**
 * `authenticate`: turns a launch token into a session token. Within its 60 seconds the same vendor may do so again,
 * for the same game, and gets the same session: a reload of the frame never opens a second one.
 */
export async function authenticateLaunch(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: PswRequest<'authenticate'>,
): Promise<PswOutcome> {
  const now = context.clock.now()
  const found = await findLaunch(context.db, request.launchToken)
  if (!found || found.isEnded) return { code: 'LAUNCH_TOKEN_INVALID' }
  const { launch, memberStatus } = found
  if (launch.vendorId !== vendorId || launch.gameCode !== request.gameId || launch.expiresAt <= now)
    return { code: 'LAUNCH_TOKEN_INVALID' }
  if (memberStatus !== 'active') return { code: 'PLAYER_BLOCKED' }
  if (launch.mode === 'real' && (await isTermsDue(context, launch.memberId))) return { code: 'PLAYER_BLOCKED' }
  const game = await findGameByCode(context, vendorId, launch.gameCode)
  const limits = game?.stakes[launch.currency]
  if (!game?.isOpen || !limits) return { code: 'GAME_DISABLED' }
  const sessionToken = sessionTokenOf(context.config.masterKey, launch.id)
  const expiresAt = new Date(now.getTime() + slideMs)
  const expiresAtLatest = new Date(launch.createdAt.getTime() + lifeMsMax)
  return transact(context.db, async (tx) => {
    await saveGameSession(tx, launch, sessionToken, { now, expiresAt, expiresAtLatest })
    const { playerId, language, mode } = launch
    const opened: PswOutcome = {
      code: 'OK',
      playerId,
      sessionToken,
      sessionExpiresAt: expiresAt.toISOString(),
      language,
      mode,
      betLimits: limits,
    }
    return withBalance(tx, opened, launch.memberId, launch.currency)
  })
}
