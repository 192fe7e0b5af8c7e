import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import { findPlayLimits, saveRealityConfirmed } from '../../../people/protection/index.ts'
import { type GameSession, refuseSession } from '../launch/game-session.ts'
import { findGameSession } from '../launch/game-session-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { realityOverdueMs } from './play-limits.ts'
import { sumPlay } from './sum-play.ts'

/**
 * `reality-check`: for how long the player has played, and what that came to at all games and vendors. Without
 * `realityCheck` none is set.
 */
export async function readRealityCheck(
  context: AppContext,
  { vendorId }: SignedVendor,
  { sessionToken, playerId }: PswRequest<'reality-check'>,
): Promise<PswOutcome> {
  const asked = await findAsked(context, { vendorId, sessionToken, playerId })
  if (asked.refused) return { code: asked.refused }
  const { now, session, check } = asked
  if (!check) return { code: 'OK' }
  const { createdAt: since, memberId, currency } = session
  const { stakedMinor, netMinor } = await sumPlay(context.db, { memberId, currency, since })
  return {
    code: 'OK',
    currency,
    realityCheck: {
      intervalS: Math.floor(check.intervalMs / 1_000),
      elapsedS: Math.floor((now.getTime() - since.getTime()) / 1_000),
      staked: String(stakedMinor),
      net: String(netMinor),
      isDue: check.overdueMs >= 0,
    },
  }
}

/** `reality-check/confirm`: the player knows. One that is not due stays as it is: it cannot be confirmed in advance. */
export async function confirmRealityCheck(
  context: AppContext,
  { vendorId }: SignedVendor,
  { sessionToken, playerId }: PswRequest<'reality-check/confirm'>,
): Promise<PswOutcome> {
  const asked = await findAsked(context, { vendorId, sessionToken, playerId })
  if (asked.refused) return { code: asked.refused }
  const { now, session, check } = asked
  if (!check || check.overdueMs < 0) return { code: 'OK' }
  const { memberId, gameCode } = session
  await transact(context.db, async (tx) => {
    if (!(await saveRealityConfirmed(tx, check.limits, now))) return
    const actor = { kind: 'member' as const, id: memberId }
    await recordAudit(tx, {
      actor,
      action: 'play.reality-confirmed',
      subject: memberId,
      detail: { vendorId, gameCode },
    })
  })
  return { code: 'OK' }
}

interface Asking {
  vendorId: string
  sessionToken: string
  playerId: string
}

/** The game's session with the check of its member, or why it may not ask. */
async function findAsked(context: AppContext, { vendorId, sessionToken, playerId }: Asking) {
  const now = context.clock.now()
  const session = await findGameSession(context.db, sessionToken)
  const refused = refuseSession(session, vendorId, playerId, now)
  if (refused || !session) return { refused: refused ?? ('SESSION_INVALID' as const) }
  return { refused: undefined, now, session, check: await findCheck(context, session, now) }
}

/** Undefined for play money, and where none is set. */
async function findCheck({ db }: AppContext, { mode, memberId, createdAt }: GameSession, now: Date) {
  const limits = mode === 'real' ? await findPlayLimits(db, memberId) : undefined
  if (!limits?.reality_check_ms) return undefined
  const { reality_check_ms: intervalMs, reality_confirmed_at: realityConfirmedAt } = limits
  const overdueMs = realityOverdueMs({ realityCheckMs: intervalMs, realityConfirmedAt }, createdAt, now) ?? 0
  return { limits, intervalMs, overdueMs }
}
