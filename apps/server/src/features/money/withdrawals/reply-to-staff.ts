import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { hearMember } from './dispute.ts'
import { getOpenDispute, saveDispute } from './dispute-store.ts'
import { answer } from './question.ts'
import type { Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, saveState } from './withdrawal-store.ts'
import { type Words, writeMessage } from './write-message.ts'

interface Reply extends Words {
  memberId: string
  account: string
  withdrawalId: string
}

/**
 * The owner answers what staff asked, and it is reviewed on; or writes on in a dispute, where a first closing that was
 * announced is off. Refusals: NOT_FOUND (a stranger's too), STATE_CONFLICT.
 */
export async function replyToStaff(call: Call, reply: Reply): Promise<Outcome<Withdrawal>> {
  const { memberId, account, withdrawalId, text, proofImages } = reply
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (withdrawal?.memberId !== memberId) return refuse('NOT_FOUND')
    const at = clock.now()
    const answered = answer(withdrawal, at)
    if (!answered.ok && withdrawal.state !== 'disputed') return answered
    const author = { kind: 'member', id: memberId, name: account } as const
    const written = await writeMessage(tx, withdrawal, { author, at, text, proofImages })
    if (!written.ok) return written
    if (answered.ok) await saveState(tx, answered.value, { actor: author, at })
    else await saveDispute(tx, hearMember(await getOpenDispute(tx, withdrawalId), at))
    const { state } = answered.ok ? answered.value : withdrawal
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'withdrawal.member-wrote',
      subject: withdrawalId,
      detail: { images: proofImages.length },
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, memberId, 'withdrawal.changed', { withdrawalId, status: state })
    return ok(answered.ok ? answered.value : withdrawal)
  })
}
