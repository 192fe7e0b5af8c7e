import type { Kysely, Transaction } from 'kysely'
import type { LaunchRow, VendorSchema, VendorTx } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { newId } from '../lib/new-id.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { hashOfToken, newToken } from '../lib/secret-box.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { askFurther, authenticate, type Welcome } from './authenticate.ts'
import { findLaunch } from './launch-store.ts'
import { limitColumns, limitsOf } from './session-limits.ts'
import { type Session, sessionOf } from './session-store.ts'
import { sealWalletToken } from './wallet-token.ts'

interface OpenRequest {
  launchToken: string
  gameId: string
}

/** The launch that a frame was opened with. */
export async function readLaunch(kit: VendorKit, request: OpenRequest): Promise<Outcome<LaunchRow>> {
  const launch = await findLaunch(kit.db, hashOfToken(request.launchToken), kit.clock.now())
  if (!launch || launch.game_id !== request.gameId)
    return refuse('LAUNCH_LINK_USED', 'the launch link is unknown, used or expired')
  return ok(launch)
}

interface Opened {
  /** The frame's bearer token: handed out once. */
  token: string
  session: Session
}

/** The kit of a vendor with tables of its own beside the kit's. */
type KitOf<Schema extends VendorSchema> = Omit<VendorKit, 'db'> & { db: Kysely<Schema> }

/**
 * Redeems a launch link: authenticates at the wallet and opens a session of the vendor's own. `alsoDo` writes what else a
 * player must have before the first bet, in the same transaction.
 */
export async function openLaunch<Schema extends VendorSchema>(
  own: KitOf<Schema>,
  launch: LaunchRow,
  launchToken: string,
  alsoDo?: (tx: Transaction<Schema>, welcome: Welcome) => Promise<void>,
): Promise<Outcome<Opened>> {
  // The same pool, as far as the kit knows its tables.
  const kit = own as unknown as VendorKit
  const welcome = await authenticate(kit, launch, launchToken)
  if (!welcome.ok) return welcome
  const token = newToken()
  const session = await transact(own.db, async (tx) => {
    await alsoDo?.(tx, welcome.value)
    return startSession(kit, tx as unknown as VendorTx, { launch, welcome: welcome.value, token })
  })
  return ok({ token, session })
}

/**
 * A session of another game for the frame of this one. The wallet says whether its player may play it; opened again it
 * takes the place of the one before.
 */
export async function openFurther(kit: VendorKit, session: Session, gameId: string): Promise<Outcome<Opened>> {
  const welcome = await askFurther(kit, session, gameId)
  if (!welcome.ok) return welcome
  const token = newToken()
  const opened = await transact(kit.db, async (tx) => {
    const { launch_hash: launchHash } = await tx
      .selectFrom('sessions')
      .select('launch_hash')
      .where('session_id', '=', session.sessionId)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('sessions')
      .set({ closed_at: kit.clock.now() })
      .where('launch_hash', '=', launchHash)
      .where('game_id', '=', gameId)
      .where('session_id', '!=', session.sessionId)
      .where('closed_at', 'is', null)
      .execute()
    return insertSession(kit, tx, { launchHash, gameId, welcome: welcome.value, token })
  })
  return ok({ token, session: opened })
}

interface Starting {
  launch: LaunchRow
  welcome: Welcome
  token: string
}

/** A reload of the same link replaces the sessions it had. */
async function startSession(kit: VendorKit, tx: VendorTx, { launch, welcome, token }: Starting): Promise<Session> {
  await tx
    .updateTable('sessions')
    .set({ closed_at: kit.clock.now() })
    .where('launch_hash', '=', launch.token_hash)
    .where('closed_at', 'is', null)
    .execute()
  return insertSession(kit, tx, { launchHash: launch.token_hash, gameId: launch.game_id, welcome, token })
}

interface NewSession {
  launchHash: Buffer
  gameId: string
  welcome: Welcome
  token: string
}

async function insertSession(
  kit: VendorKit,
  tx: VendorTx,
  { launchHash, gameId, welcome, token }: NewSession,
): Promise<Session> {
  const now = kit.clock.now()
  const sessionId = newId('ses', now)
  const row = await tx
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      token_hash: hashOfToken(token),
      launch_hash: launchHash,
      player_id: welcome.playerId,
      game_id: gameId,
      mode: welcome.mode,
      currency: welcome.currency,
      wallet_token_sealed: sealWalletToken(kit, sessionId, welcome.sessionToken),
      ...limitColumns(limitsOf(welcome, now)),
      balance_minor: BigInt(welcome.balance),
      balance_version: welcome.balanceVersion,
      opened_at: now,
      seen_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return sessionOf(row)
}
