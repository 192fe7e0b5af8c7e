import type { RevealedMessage } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../lib/attempts.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { MessageContentText } from './message.ts'
import { findMessage } from './outbox-store.ts'
import { outboxMessage } from './outbox-view.ts'
import { contentSeal, recipientSeal } from './queue-message.ts'

const shownSeconds = 30
/** Enough to help people; more in that time is a harvest. */
const limit: AttemptLimit = { triesMax: 20, windowMs: 10 * 60_000, lockMs }

interface Look {
  messageId: string
  reason: string
}

/**
 * A message with its recipient, for one look; who looked and why is recorded before it is given.
 * Refusals: NOT_FOUND, FORBIDDEN where the text still opens an account, TOO_MANY_REQUESTS.
 */
export async function revealMessage(
  call: Call,
  by: StaffSession,
  { messageId, reason }: Look,
): Promise<Outcome<RevealedMessage>> {
  const { app } = call
  const retryAfter = await takeAttempt(app.db, `outbox:reveal:${by.staffId}`, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  return transact(app.db, async (tx) => {
    const row = await findMessage(tx, messageId)
    if (!row) return refuse('NOT_FOUND')
    if (row.contentSealed === null || !outboxMessage(app, row, by).allowed.includes('reveal'))
      return refuse('FORBIDDEN')
    await recordAudit(tx, {
      actor: { kind: 'staff', id: by.staffId },
      action: 'message.revealed',
      subject: messageId,
      detail: { reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    const content = MessageContentText.parse(JSON.parse(app.secrets.open(contentSeal(row.id), row.contentSealed)))
    return ok({ to: app.secrets.open(recipientSeal(row.id), row.recipientSealed), ...content, shownSeconds })
  })
}
