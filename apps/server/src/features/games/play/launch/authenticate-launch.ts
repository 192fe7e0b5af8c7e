import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { isTermsDue } from '../../../people/identity/index.ts'
import { findPlayLimits } from '../../../people/protection/index.ts'
import { isKeptOut } from '../../../site/site/index.ts'
import { findGameByCode, type GameFacts } from '../../catalogue/index.ts'
import { pointsOfSession } from '../../prize-groups/index.ts'
import { betLimitsOf } from '../limits/bet-limits.ts'
import { paceNow } from '../limits/pace.ts'
import { sumPlay } from '../limits/sum-play.ts'
import { withBalance } from '../money/answer-money.ts'
import { hasOpenRound } from '../money/round-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { apartMarks } from './apart-marks.ts'
import { lifeMsMax, sessionTokenOf, slideMs } from './game-session.ts'
import { findLaunch, type Launch, saveGameSession } from './launch-store.ts'

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
  const { launch, memberStatus, sessionExpiresAt } = found
  if (
    launch.vendorId !== vendorId ||
    launch.gameCode !== request.gameId ||
    launch.expiresAt <= now ||
    sessionExpiresAt <= now
  )
    return { code: 'LAUNCH_TOKEN_INVALID' }
  if (memberStatus !== 'active') return { code: 'PLAYER_BLOCKED' }
  const game = await findGameByCode(context, vendorId, launch.gameCode)
  const expiresAtLatest = new Date(Math.min(launch.createdAt.getTime() + lifeMsMax, sessionExpiresAt.getTime()))
  return openGame(context, { launch, game, createdAt: now, expiresAtLatest })
}

const dayMs = 24 * 60 * 60_000

interface Opening {
  launch: Launch
  game: GameFacts | undefined
  /** The player's limits of time count from here. */
  createdAt: Date
  expiresAtLatest: Date
}

/** Opens the session of a launch, if its player may play the game now; the same launch again is the same session. */
export async function openGame(
  context: AppContext,
  { launch, game, createdAt, expiresAtLatest }: Opening,
): Promise<PswOutcome> {
  const now = context.clock.now()
  if (launch.mode === 'real' && (await isTermsDue(context, launch.memberId))) return { code: 'PLAYER_BLOCKED' }
  const limits = launch.mode === 'real' ? await findPlayLimits(context.db, launch.memberId) : undefined
  if (limits?.excluded_until && limits.excluded_until > now) return { code: 'PLAYER_EXCLUDED' }
  if (launch.mode === 'real' && launch.ip && (await isKeptOut(context, launch.ip))) return { code: 'GEO_BLOCKED' }
  const betLimits = game && (await betLimitsOf(context, launch, game))
  if (!game || !betLimits) return { code: 'GAME_DISABLED' }
  if (!game.isOpen && !(await hasOpenRound(context.db, launch))) return { code: 'GAME_DISABLED' }
  const points = await pointsOfSession(context, launch.vendorId, launch)
  const pace = await paceNow(context)
  const apart = launch.mode === 'real' && game.gameType === 'PVP' ? await apartMarks(context, launch) : undefined
  const sessionToken = sessionTokenOf(context.config.masterKey, launch.id)
  const expiresAt = new Date(now.getTime() + slideMs)
  return transact(context.db, async (tx) => {
    await saveGameSession(tx, launch, sessionToken, { createdAt, expiresAt, expiresAtLatest })
    const { playerId, language, mode } = launch
    const opened: PswOutcome = {
      code: 'OK',
      playerId,
      sessionToken,
      sessionExpiresAt: expiresAt.toISOString(),
      language,
      mode,
      betLimits,
      points,
      pace,
      apart,
      realityCheck: await realityCheckOf(tx, launch, { intervalMs: limits?.reality_check_ms, createdAt, now }),
    }
    return withBalance(tx, opened, launch.memberId, launch.currency)
  })
}

/** Interval of the reality check; undefined if the player did not request one. */
async function realityCheckOf(
  tx: Tx,
  { memberId, currency }: Launch,
  { intervalMs, createdAt, now }: { intervalMs: number | null | undefined; createdAt: Date; now: Date },
): Promise<PswOutcome['realityCheck']> {
  if (!intervalMs) return undefined
  const { netMinor } = await sumPlay(tx, { memberId, currency, since: new Date(now.getTime() - dayMs) })
  return {
    intervalS: Math.floor(intervalMs / 1_000),
    elapsedS: Math.floor((now.getTime() - createdAt.getTime()) / 1_000),
    net: String(netMinor),
  }
}
