import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import { readPolicy } from '../../people/policy/index.ts'
import { releaseHold } from '../wallet/index.ts'
import { cancel, type Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, saveState } from './withdrawal-store.ts'

interface Owner {
  memberId: string
  account: string
}

/** The owner takes a withdrawal back before its review begins. Refusals: NOT_FOUND (a stranger's too), FEATURE_OFF where the rules of protection forbid it, STATE_CONFLICT. */
export async function cancelWithdrawal(
  call: Call,
  { memberId, account }: Owner,
  withdrawalId: string,
): Promise<Outcome<Withdrawal>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (withdrawal?.memberId !== memberId) return refuse('NOT_FOUND')
    if (!(await readPolicy(call.app, tx)).withdrawalMayBeCancelled) return refuse('FEATURE_OFF')
    const now = clock.now()
    const cancelled = cancel(withdrawal, now)
    if (!cancelled.ok) return cancelled
    const actor = { kind: 'member', id: memberId } as const
    await releaseHold(tx, { ...withdrawal, withdrawalId, actor })
    await saveState(tx, cancelled.value, { actor: { ...actor, name: account }, at: now })
    await recordAudit(tx, {
      actor,
      action: 'withdrawal.cancelled',
      subject: withdrawalId,
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, memberId, 'withdrawal.changed', { withdrawalId, status: 'cancelled' })
    return cancelled
  })
}
