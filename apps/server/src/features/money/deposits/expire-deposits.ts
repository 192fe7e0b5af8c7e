import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import { expire } from './deposit.ts'
import { lockOverdue, saveDecision } from './deposit-store.ts'
import { notifyDeposit } from './notify-deposit.ts'

const batchCountMax = 200

/** Notes the expiry of deposits past their time, a batch a transaction, until none is left. @returns how many */
export async function expireDeposits(context: AppContext): Promise<number> {
  let expiredCount = 0
  for (;;) {
    const batchCount = await expireBatch(context)
    expiredCount += batchCount
    if (batchCount < batchCountMax) return expiredCount
  }
}

const expireBatch = ({ db, clock }: AppContext): Promise<number> =>
  transact(db, async (tx) => {
    const now = clock.now()
    const overdue = await lockOverdue(tx, now, batchCountMax)
    for (const deposit of overdue) {
      const expired = expire(deposit, now)
      if (!expired.ok) throw new Error(`deposit ${deposit.id} was found overdue and is not`)
      await saveDecision(tx, expired.value)
      await notifyDeposit(tx, expired.value)
      await recordAudit(tx, {
        actor: { kind: 'system', id: 'expire-deposits' },
        action: 'deposit.expired',
        subject: deposit.id,
      })
      announce(tx, deposit.memberId, 'deposit.changed', { depositId: deposit.id, status: 'expired' })
    }
    return overdue.length
  })
