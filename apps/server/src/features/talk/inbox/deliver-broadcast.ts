import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { isDue } from './broadcast.ts'
import { deliver, lockBroadcast, saveSent } from './broadcast-store.ts'
import { queuePushes } from './push-store.ts'

/** Sends a message whose time has come, once; one that was cancelled meanwhile stays unsent. */
export const deliverBroadcast = (context: AppContext, broadcastId: string): Promise<void> =>
  transact(context.db, async (tx) => {
    const now = context.clock.now()
    const broadcast = await lockBroadcast(tx, broadcastId)
    if (!broadcast || !isDue(broadcast, now)) return
    const recipientCount = await deliver(tx, broadcast, now)
    await saveSent(tx, broadcastId, { now, recipientCount })
    await recordAudit(tx, {
      actor: { kind: 'system', id: 'send-broadcast' },
      action: 'broadcast.sent',
      subject: broadcastId,
      detail: { recipientCount },
    })
    await queuePushes(tx, { broadcastId })
    announceToAll(tx, 'inbox.changed', {})
  })
