import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { open } from './dispute.ts'
import { addDispute, listDisputes } from './dispute-store.ts'
import type { Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, saveState } from './withdrawal-store.ts'
import { type Words, writeMessage } from './write-message.ts'

interface Complaint extends Words {
  memberId: string
  account: string
  withdrawalId: string
  /** Of all that was sent. */
  arrivedMinor: bigint | undefined
}

/** The owner says that what was sent has not arrived, or not whole. Refusals: NOT_FOUND (a stranger's too), STATE_CONFLICT, VALIDATION. */
export async function openDispute(call: Call, complaint: Complaint): Promise<Outcome<Withdrawal>> {
  const { memberId, account, withdrawalId, text, proofImages } = complaint
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (withdrawal?.memberId !== memberId) return refuse('NOT_FOUND')
    const at = clock.now()
    const earlier = (await listDisputes(tx, [withdrawalId]))(withdrawalId)
    const arrivedMinor = complaint.arrivedMinor ?? withdrawal.receivedMinor
    const opened = open(withdrawal, { number: (earlier?.number ?? 0) + 1, arrivedMinor, at })
    if (!opened.ok) return opened
    const author = { kind: 'member', id: memberId, name: account } as const
    const written = await writeMessage(tx, withdrawal, { author, at, text, proofImages })
    if (!written.ok) return written
    const { dispute, withdrawal: disputed } = opened.value
    await saveState(tx, disputed, { actor: author, at })
    await addDispute(tx, dispute)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'withdrawal.disputed',
      subject: withdrawalId,
      detail: { amountMinor: String(dispute.amountMinor), currency: withdrawal.currency },
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, memberId, 'withdrawal.changed', { withdrawalId, status: disputed.state })
    return ok(disputed)
  })
}
