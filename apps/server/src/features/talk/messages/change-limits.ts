import type { MessageChannel, OutboxFigures } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { getLimits, type MessageLimits, saveLimits } from './message-limit-store.ts'
import { getOutboxFigures } from './outbox-figures.ts'

interface Change extends MessageLimits {
  channel: MessageChannel
}

/** What may leave by a channel in a day, and when its codes raise an alarm. */
export async function changeLimits(
  call: Call,
  { staffId }: StaffSession,
  { channel, dayMax, alarmPercent }: Change,
): Promise<OutboxFigures> {
  const { app } = call
  await transact(app.db, async (tx) => {
    const before = await getLimits(tx, channel)
    await saveLimits(tx, { channel, dayMax, alarmPercent, staffId, now: app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'message-limits.changed',
      subject: channel,
      detail: {
        dayMax: `${before.dayMax} → ${dayMax}`,
        alarmPercent: `${before.alarmPercent} → ${alarmPercent}`,
      },
      ip: call.ip,
      requestId: call.requestId,
    })
  })
  return getOutboxFigures(app)
}
