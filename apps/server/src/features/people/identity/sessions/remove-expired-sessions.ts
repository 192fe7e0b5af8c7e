import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { removeAttemptsBefore } from '../../../../lib/attempts.ts'
import { removeTicketsBefore } from '../login/login-ticket-store.ts'
import { removeResetLinks } from '../recovery/reset-link-store.ts'
import { removeChallengesBefore } from '../second-step/passkey-challenge-store.ts'
import { removeTrustBefore } from '../second-step/trusted-device-store.ts'
import { tellEnded } from './end-sessions.ts'
import { idleMsNow } from './idle-time.ts'
import { removeRememberedBefore } from './remembered-login-store.ts'
import { removeEnded, saveExpired } from './session-store.ts'

const batchMax = 500
const keptMs = 90 * 24 * 60 * 60_000
const attemptsKeptMs = 24 * 60 * 60_000

/** Ends idle and over-age sessions; forgets those that ended 90 days ago, tries of the day before, and what expired. */
export async function removeExpiredSessions(context: AppContext): Promise<void> {
  const now = context.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const idleMs = await idleMsNow(context)
  let count = batchMax
  while (count === batchMax) {
    count = await transact(context.db, async (tx) => {
      const ended = await saveExpired(tx, before(idleMs), now, batchMax)
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
