import type { OutboxDetail } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { saveStatus } from './message-store.ts'
import { findMessage, listDeliveries, lockMessage } from './outbox-store.ts'
import { deliveryView, outboxMessage } from './outbox-view.ts'

/** One message with its tries. */
export async function getOutboxMessage(
  call: Call,
  by: StaffSession,
  messageId: string,
): Promise<Outcome<OutboxDetail>> {
  const { app } = call
  const row = await findMessage(app.db, messageId)
  if (!row) return refuse('NOT_FOUND')
  const deliveries = await listDeliveries(app.db, messageId)
  return ok({ ...outboxMessage(app, row, by), deliveries: deliveries.map(deliveryView) })
}

/** Sends a message once more, or keeps one that waits from being sent. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function steerMessage(
  call: Call,
  by: StaffSession,
  messageId: string,
  wish: 'resend' | 'cancel',
): Promise<Outcome<OutboxDetail>> {
  const { app } = call
  const now = app.clock.now()
  const outcome = await transact(app.db, async (tx) => {
    const row = await lockMessage(tx, messageId)
    if (!row) return refuse('NOT_FOUND')
    if (!outboxMessage(app, row, by).allowed.includes(wish)) return refuse('STATE_CONFLICT')
    const record = {
      actor: { kind: 'staff' as const, id: by.staffId },
      subject: messageId,
      ip: call.ip,
      requestId: call.requestId,
    }
    if (wish === 'cancel') {
      await saveStatus(tx, messageId, 'cancelled')
      await recordAudit(tx, { ...record, action: 'message.cancelled' })
    } else {
      await saveStatus(tx, messageId, 'waiting', now)
      await enqueue(tx, 'deliver-message', { messageId })
      await recordAudit(tx, { ...record, action: 'message.resent' })
    }
    return ok(null)
  })
  return outcome.ok ? getOutboxMessage(call, by, messageId) : outcome
}
