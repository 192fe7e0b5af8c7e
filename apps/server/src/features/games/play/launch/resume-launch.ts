import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../../../context.ts'
import type { SignedVendor } from '../protocol/psw-outcome.ts'
import { authenticateLaunch } from './authenticate-launch.ts'
import { sessionTokenOf } from './game-session.ts'
import { findGameSession } from './game-session-store.ts'
import { findLaunch } from './launch-store.ts'

export interface Seat {
  sessionToken: string
  playerId: string
  gameId: string
  currency: string
}

/**
 * The session behind a launch token, which its first use opens: for vendors that name the token with every call. Undefined
 * for a token that is not the vendor's, or that was not used in time.
 */
export async function resumeLaunch(
  context: AppContext,
  vendor: SignedVendor,
  launchToken: string,
): Promise<Seat | undefined> {
  const found = await findLaunch(context.db, launchToken)
  if (found?.launch.vendorId !== vendor.vendorId) return undefined
  const { id, gameCode: gameId, playerId, currency } = found.launch
  const sessionToken = sessionTokenOf(context.config.masterKey, id)
  const seat = { sessionToken, playerId, gameId, currency }
  if (await findGameSession(context.db, sessionToken)) return seat
  const { code } = await authenticateLaunch(context, vendor, { requestId: randomUUID(), launchToken, gameId })
  return code === 'OK' ? seat : undefined
}
