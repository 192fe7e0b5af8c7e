import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { ask } from './question.ts'
import type { Withdrawal } from './withdrawal.ts'
import { lockWithdrawal, saveState } from './withdrawal-store.ts'
import { type Words, writeMessage } from './write-message.ts'

/** Staff ask the player for something before they decide; the clock stands still. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function askMember(
  call: Call,
  staff: StaffSession,
  { withdrawalId, text, proofImages }: Words & { withdrawalId: string },
): Promise<Outcome<Withdrawal>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, withdrawalId)
    if (!withdrawal) return refuse('NOT_FOUND')
    const at = clock.now()
    const asked = ask(withdrawal, at)
    if (!asked.ok) return asked
    const author = { kind: 'staff', id: staff.staffId, name: staff.username } as const
    const written = await writeMessage(tx, withdrawal, { author, at, text, proofImages })
    if (!written.ok) return written
    await saveState(tx, asked.value, { actor: author, at })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'withdrawal.member-asked',
      subject: withdrawalId,
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, withdrawal.memberId, 'withdrawal.changed', { withdrawalId, status: asked.value.state })
    return asked
  })
}
