import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { PayoutAccount } from './payout-account.ts'
import { findOwnAccount, getPayoutAccounts, saveDefault } from './payout-account-store.ts'
import { lockWithdrawalsOf } from './withdrawal-store.ts'

/** Makes one of the member's own payout accounts the one that is offered first. Refusals: NOT_FOUND. */
export async function choosePayoutAccount(
  call: Call,
  memberId: string,
  payoutAccountId: string,
): Promise<Outcome<PayoutAccount>> {
  const { app } = call
  return transact(app.db, async (tx) => {
    await lockWithdrawalsOf(tx, memberId)
    const account = await findOwnAccount(tx, memberId, payoutAccountId)
    if (!account) return refuse('NOT_FOUND')
    if (!account.isDefault) {
      await saveDefault(tx, memberId, payoutAccountId)
      await recordAudit(tx, {
        actor: { kind: 'member', id: memberId },
        action: 'payout-account.chosen',
        subject: payoutAccountId,
        ip: call.ip,
        requestId: call.requestId,
      })
    }
    return ok((await getPayoutAccounts(app, tx, [payoutAccountId]))(payoutAccountId))
  })
}
