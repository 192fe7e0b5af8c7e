import { type Tx, transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { closeAsReceived } from './dispute.ts'
import { getOpenDispute } from './dispute-store.ts'
import { saveEnd } from './end-dispute.ts'
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
 * The owner says that the money has arrived, after all where it was disputed. Saying it again changes nothing.
 * Refusals: NOT_FOUND (a stranger's too), STATE_CONFLICT, VALIDATION for an amount that was not sent.
 */
export async function confirmWithdrawal(call: Call, word: Word): Promise<Outcome<Withdrawal>> {
  const { memberId, withdrawalId, receipt, receivedMinor } = word
  return transact(call.app.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (withdrawal?.memberId !== memberId) return refuse('NOT_FOUND')
    if (withdrawal.state === receipt || withdrawal.state === 'resolved_received') return ok(withdrawal)
    if (receivedMinor !== undefined && receivedMinor !== withdrawal.paidMinor)
      return refuseField('receivedAmount', 'validation.receivedAmount')
    if (withdrawal.state === 'disputed') return withdrawDispute(tx, call, withdrawal, word)
    return receivePayout(tx, withdrawal, {
      receipt,
      actor: { kind: 'member', id: memberId, name: word.account },
      at: call.app.clock.now(),
      ip: call.ip,
      requestId: call.requestId,
    })
  })
}

/** What was missing has come. */
async function withdrawDispute(
  tx: Tx,
  call: Call,
  withdrawal: Withdrawal,
  { memberId, account }: Word,
): Promise<Outcome<Withdrawal>> {
  const at = call.app.clock.now()
  const closed = closeAsReceived({ withdrawal, dispute: await getOpenDispute(tx, withdrawal.id) }, 'received', at)
  if (!closed.ok) return closed
  const actor = { kind: 'member', id: memberId, name: account } as const
  await saveEnd(tx, closed.value, { actor, at, ip: call.ip, requestId: call.requestId })
  return ok(closed.value.withdrawal)
}
