import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { saveTrialsClosed } from './trial-store.ts'

const batchMax = 200

/**
 * Closes trial accounts after their 24 hours and removes what could point to a person.
 * The row and its ledger entries stay: the ledger is never rewritten.
 */
export async function removeTrialAccounts(context: AppContext): Promise<void> {
  const now = context.clock.now()
  let count = batchMax
  while (count === batchMax) {
    count = await transact(context.db, async (tx) => {
      const memberIds = await saveTrialsClosed(tx, now, batchMax)
      for (const memberId of memberIds) {
        await endSessions(tx, memberId, 'expired', now)
        await recordAudit(tx, {
          actor: { kind: 'system', id: 'remove-trial-accounts' },
          action: 'member.trial-closed',
          subject: memberId,
        })
      }
      return memberIds.length
    })
  }
}
