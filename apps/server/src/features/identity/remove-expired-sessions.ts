import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { removeAttemptsBefore } from '../../lib/attempts.ts'
import { tellEnded } from './end-sessions.ts'
import { removeTicketsBefore } from './login-ticket-store.ts'
import { removeChallengesBefore } from './passkey-challenge-store.ts'
import { removeRememberedBefore } from './remembered-login-store.ts'
import { removeResetLinks } from './reset-link-store.ts'
import { idleMsMax } from './session.ts'
import { removeEnded, saveExpired } from './session-store.ts'
import { removeTrustBefore } from './trusted-device-store.ts'

const batchMax = 500
const keptMs = 90 * 24 * 60 * 60_000
const attemptsKeptMs = 24 * 60 * 60_000

/** Ends idle and over-age sessions; forgets those that ended 90 days ago, tries of the day before, and what expired. */
export async function removeExpiredSessions(context: AppContext): Promise<void> {
  const now = context.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  let count = batchMax
  while (count === batchMax) {
    count = await transact(context.db, async (tx) => {
      const ended = await saveExpired(tx, before(idleMsMax), now, batchMax)
      await tellEnded(tx, ended, 'expired')
      return ended.length
    })
  }
  await transact(context.db, async (tx) => {
    await removeEnded(tx, before(keptMs))
    await removeTicketsBefore(tx, now)
    await removeTrustBefore(tx, now)
    await removeRememberedBefore(tx, now)
    await removeChallengesBefore(tx, now)
    await removeResetLinks(tx, before(attemptsKeptMs))
    await removeAttemptsBefore(tx, before(attemptsKeptMs))
  })
}
