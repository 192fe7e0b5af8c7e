import { transact } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../lib/outcome.ts'
import { receivePayout } from './receive-payout.ts'
import type { Receipt, Withdrawal } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawal-store.ts'

interface Word {
  memberId: string
  account: string
  withdrawalId: string
  receipt: Exclude<Receipt, 'auto_received'>
  /** What arrived, when it is said: all that was sent. */
  receivedMinor: bigint | undefined
}

/**
 * The owner says that the money has arrived. Saying it again changes nothing.
 * Refusals: NOT_FOUND (a stranger's too), STATE_CONFLICT, VALIDATION for an amount that was not sent.
 */
export async function confirmWithdrawal(call: Call, word: Word): Promise<Outcome<Withdrawal>> {
  const { memberId, withdrawalId, receipt, receivedMinor } = word
  return transact(call.app.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (withdrawal?.memberId !== memberId) return refuse('NOT_FOUND')
    if (withdrawal.state === receipt) return ok(withdrawal)
    if (receivedMinor !== undefined && receivedMinor !== withdrawal.paidMinor)
      return refuseField('receivedAmount', 'validation.receivedAmount')
    return receivePayout(tx, withdrawal, {
      receipt,
      actor: { kind: 'member', id: memberId, name: word.account },
      at: call.app.clock.now(),
      ip: call.ip,
      requestId: call.requestId,
    })
  })
}
