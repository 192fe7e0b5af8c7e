import * as z from 'zod'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { saveSessionsEnded } from './game-session-store.ts'

const Payload = z.object({ version: z.string() })

/**
 * Ends the games for money of members who have not agreed to that version of the terms. Rounds under way are still
 * settled: a win needs no session.
 */
export async function endGameSessions({ db, clock }: AppContext, payload: unknown): Promise<void> {
  const { version } = Payload.parse(payload)
  await transact(db, (tx) => saveSessionsEnded(tx, version, clock.now()))
}
