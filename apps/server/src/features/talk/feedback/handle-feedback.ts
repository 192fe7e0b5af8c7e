import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { notify, timeParam } from '../inbox/index.ts'
import { type Handled, handle } from './feedback.ts'
import { lockFeedback, saveHandled } from './feedback-store.ts'

interface Wish {
  feedbackId: string
  state: Handled
  note: string
}

/** A message is answered, for a member in their inbox, or closed with a note that only staff read. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function handleFeedback(
  call: Call,
  staff: StaffSession,
  { feedbackId, state, note }: Wish,
): Promise<Outcome<string>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const feedback = await lockFeedback(tx, feedbackId)
    if (!feedback) return refuse('NOT_FOUND')
    const handled = handle(feedback, { state, note, staffId: staff.staffId, at: clock.now() })
    if (!handled.ok) return handled
    await saveHandled(tx, handled.value)
    const { memberId, content, sentAt } = feedback
    if (state === 'answered' && memberId)
      await notify(tx, {
        memberId,
        template: 'feedback.answered',
        params: { time: timeParam(sentAt), content, note },
        at: clock.now(),
      })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: state === 'answered' ? 'feedback.answered' : 'feedback.closed',
      subject: feedbackId,
      detail: { note },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(feedbackId)
  })
}
