import type { RevealedAccount } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../lib/attempts.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { openNumber } from './account-number.ts'
import { bankNameOf } from './banks.ts'
import { getPayoutAccounts, getSealedNumber } from './payout-account-store.ts'
import { findQueued } from './queue-store.ts'

const shownSeconds = 30
/** Enough to pay out a queue by hand; more in that time is a harvest. */
const limit: AttemptLimit = { triesMax: 20, windowMs: 10 * 60_000, lockMs }

interface Look {
  withdrawalId: string
  reason: string
}

/**
 * The whole number that a withdrawal is paid to, for one look; who asked and why is recorded before it is given.
 * Refusals: NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function revealPayoutAccount(
  call: Call,
  { staffId }: StaffSession,
  { withdrawalId, reason }: Look,
): Promise<Outcome<RevealedAccount>> {
  const { app } = call
  const retryAfter = await takeAttempt(app.db, `payout-account:reveal:${staffId}`, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  return transact(app.db, async (tx) => {
    const found = await findQueued(tx, withdrawalId)
    if (!found) return refuse('NOT_FOUND')
    const { payoutAccountId } = found.withdrawal
    const { bankCode, accountName } = (await getPayoutAccounts(app, tx, [payoutAccountId]))(payoutAccountId)
    const accountNo = openNumber(app, await getSealedNumber(tx, payoutAccountId))
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'payout-account.revealed',
      subject: payoutAccountId,
      detail: { reason, withdrawalId },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ accountNo, bankName: bankNameOf(bankCode), accountName, shownSeconds })
  })
}
