import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { findOwnAccount, saveRemoved } from './payout-account-store.ts'
import { isAccountInUse } from './withdrawal-history-store.ts'
import { lockWithdrawalsOf } from './withdrawal-store.ts'

/** Removes one of the member's own payout accounts. Refusals: NOT_FOUND, STATE_CONFLICT while a withdrawal may still go there. */
export async function removePayoutAccount(
  call: Call,
  memberId: string,
  payoutAccountId: string,
): Promise<Outcome<null>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    await lockWithdrawalsOf(tx, memberId)
    if (!(await findOwnAccount(tx, memberId, payoutAccountId))) return refuse('NOT_FOUND')
    if (await isAccountInUse(tx, payoutAccountId)) return refuse('STATE_CONFLICT')
    await saveRemoved(tx, memberId, payoutAccountId, clock.now())
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'payout-account.removed',
      subject: payoutAccountId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(null)
  })
}
