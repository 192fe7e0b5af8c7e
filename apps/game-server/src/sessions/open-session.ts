import type { OpenAnswer, OpenRequest } from '@fairground/contract/studio'
import { getCurrency } from '@fairground/money'
import type { AppContext } from '../context.ts'
import type { LaunchRow } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { newId } from '../lib/new-id.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { hashOfToken, newToken } from '../lib/secret-box.ts'
import { ensurePairs } from '../seeds/ensure-pairs.ts'
import { getSeedState } from '../seeds/seed-store.ts'
import { authenticate, type Welcome } from './authenticate.ts'
import { describeGame } from './describe-game.ts'
import { findLaunch } from './launch-store.ts'
import { limitColumns, limitsOf } from './session-limits.ts'
import { type Session, sessionOf } from './session-store.ts'
import { sealWalletToken } from './wallet-token.ts'

/** Redeems a launch link: authenticate at the wallet, open our own session, and say all a frame needs to show the game. */
export async function openSession(context: AppContext, request: OpenRequest): Promise<Outcome<OpenAnswer>> {
  const launch = await findLaunch(context.db, hashOfToken(request.launchToken), context.clock.now())
  if (!launch || launch.game_id !== request.gameId)
    return refuse('LAUNCH_LINK_USED', 'the launch link is unknown, used or expired')
  const game = context.catalogue.find(launch.game_id)
  if (game?.status !== 'live') return refuse('GAME_DISABLED', 'there is no such live game')
  const welcome = await authenticate(context, launch, request.launchToken)
  if (!welcome.ok) return welcome
  const token = newToken()
  const session = await startSession(context, launch, welcome.value, token)
  const description = await describeGame(context, session, game)
  if (!description.ok) return description
  return ok({
    session: token,
    ...description.value,
    mode: session.mode,
    currency: session.currency,
    currencySymbol: getCurrency(session.currency).symbol,
    balanceMinor: session.balanceMinor.toString(),
    balanceVersion: session.balanceVersion,
    seeds: await getSeedState(context.db, session),
    language: launch.language,
    lobbyUrl: launch.lobby_url,
    cashierUrl: launch.cashier_url,
  })
}

/** A reload of the same link replaces the session it had. */
async function startSession(context: AppContext, launch: LaunchRow, welcome: Welcome, token: string): Promise<Session> {
  const now = context.clock.now()
  const sessionId = newId('ses', now)
  return transact(context.db, async (tx) => {
    await ensurePairs(context, tx, { playerId: welcome.playerId, mode: welcome.mode })
    await tx
      .updateTable('sessions')
      .set({ closed_at: now })
      .where('launch_hash', '=', launch.token_hash)
      .where('closed_at', 'is', null)
      .execute()
    const row = await tx
      .insertInto('sessions')
      .values({
        session_id: sessionId,
        token_hash: hashOfToken(token),
        launch_hash: launch.token_hash,
        player_id: welcome.playerId,
        game_id: launch.game_id,
        mode: welcome.mode,
        currency: welcome.currency,
        wallet_token_sealed: sealWalletToken(context, sessionId, welcome.sessionToken),
        ...limitColumns(limitsOf(welcome.betLimits, now)),
        balance_minor: BigInt(welcome.balance),
        balance_version: welcome.balanceVersion,
        opened_at: now,
        seen_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return sessionOf(row)
  })
}
