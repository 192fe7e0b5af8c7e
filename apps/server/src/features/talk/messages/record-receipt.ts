import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { plainDetail } from './delivery-detail.ts'
import { countMissing, lockPart, savePartState } from './message-part-store.ts'
import { insertDelivery, saveStatus } from './message-store.ts'
import { lockMessage } from './outbox-store.ts'
import { type Receipt, writingsOf } from './smpp-receipt.ts'

/**
 * Writes down what a gateway tells of a part. A message has arrived with its last part, and has failed with the first
 * that did not. What nobody knows, and what was told before, changes nothing.
 */
export async function recordReceipt({ db, clock }: AppContext, receipt: Receipt): Promise<void> {
  const { gatewayId, state, reason } = receipt
  const now = clock.now()
  await transact(db, async (tx) => {
    const part = await lockPart(tx, writingsOf(gatewayId))
    if (!part) return
    const { messageId, deliveryId } = part
    const message = await lockMessage(tx, messageId)
    await savePartState(tx, part, state)
    if (message?.status !== 'sent' || (state === 'delivered' && (await countMissing(tx, deliveryId)) > 0)) return
    const detail = plainDetail(`${gatewayId} ${reason}`, [])
    await insertDelivery(tx, {
      id: newId('dlv', now.getTime()),
      messageId,
      adapter: 'smpp',
      outcome: state,
      detail,
      now,
    })
    await saveStatus(tx, messageId, state === 'delivered' ? 'delivered' : 'failed')
  })
}
