import { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { afterDelivery, type Channel, type Delivery, MessageContentText } from './message.ts'
import { findAdapter } from './message-adapter.ts'
import { budgetSpent, takeFromBudget } from './message-budget.ts'
import { insertParts } from './message-part-store.ts'
import { claimMessage, insertDelivery, saveOutcome, saveStatus } from './message-store.ts'
import { contentSeal, recipientSeal } from './queue-message.ts'

const Payload = z.object({ messageId: z.string() })
/** Longer than any adapter waits; a worker that died leaves its message to another after this time. */
const leaseMs = 60_000

/** One try of one message. It may leave twice when a worker dies between sending and saving, never not at all. */
export async function deliverMessage(app: AppContext, payload: unknown): Promise<void> {
  const { messageId } = Payload.parse(payload)
  const now = app.clock.now()
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const claimed = await transact(app.db, (tx) => claimMessage(tx, messageId, now, leaseUntil))
  if (!claimed) return
  const { recipientSealed, contentSealed, expiresAt, attemptCount, isSecondStep } = claimed
  if (now >= expiresAt || contentSealed === null) {
    await transact(app.db, (tx) => saveStatus(tx, messageId, 'expired'))
    return
  }
  const channel: Channel = claimed.channel === 'sms' ? 'sms' : 'email'
  const adapter = await findAdapter(app, channel, attemptCount)
  const delivery: Delivery = !adapter
    ? { outcome: 'failed', detail: 'no adapter is set up' }
    : adapter.isPaid && !(await takeFromBudget(app, { channel, isSecondStep }))
      ? budgetSpent
      : await adapter.send({
          id: messageId,
          channel,
          recipient: app.secrets.open(recipientSeal(messageId), recipientSealed),
          ...MessageContentText.parse(JSON.parse(app.secrets.open(contentSeal(messageId), contentSealed))),
        })
  await saveDelivery(app, messageId, { ...delivery, adapter: adapter?.name ?? 'none' }, { attemptCount, expiresAt })
}

async function saveDelivery(
  { db, clock }: AppContext,
  messageId: string,
  delivery: Delivery & { adapter: string },
  standing: { attemptCount: number; expiresAt: Date },
): Promise<void> {
  const now = clock.now()
  const next = afterDelivery(delivery, standing, now)
  await transact(db, async (tx) => {
    const id = newId('dlv', now.getTime())
    await insertDelivery(tx, { ...delivery, id, messageId, now })
    await insertParts(tx, { deliveryId: id, messageId, gatewayIds: delivery.partIds ?? [], now })
    const isSaved = await saveOutcome(tx, messageId, next)
    if (isSaved && next.status === 'waiting')
      await enqueue(tx, 'deliver-message', { messageId }, { runAt: next.nextTryAt })
  })
}
