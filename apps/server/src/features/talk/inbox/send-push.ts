import type { PushNotice } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { OutboundRefused } from '../../../lib/outbound.ts'
import { requestOutside } from '../../../lib/outbound-request.ts'
import { encryptPush, type PushKeys, vapidHeader } from '../../../lib/web-push.ts'
import { findMessage } from './message-store.ts'
import { viewMessage } from './message-view.ts'
import { keysPurpose, pushKey } from './push-key.ts'
import { findSubscription, type PushSubscription, removeSubscription, saveRefusal, saveTaken } from './push-store.ts'

/** Longer than that nobody wants to be told, here or where the push service keeps it for a browser that is off. */
const lifeSeconds = 24 * 60 * 60
const timeoutMs = 10_000
const refusalsMax = 5
const bodyLettersMax = 300
/** The subscription is no more (RFC 8030 §7.3), or its address was never one. */
const goneStatuses = [404, 410]
const laterStatuses = [408, 425, 429]

export interface PushOrder {
  messageId: string
  memberId: string
  subscriptionId: string
}

/** Tells one browser of one message, in the member's language. @throws to be tried again when the push service has no time */
export async function sendPush(context: AppContext, order: PushOrder): Promise<void> {
  const subscription = await findSubscription(context.db, order.subscriptionId)
  const message = await findMessage(context.db, order)
  const oldest = context.clock.now().getTime() - lifeSeconds * 1000
  if (subscription?.memberId !== order.memberId || !message || message.stored.readAt) return
  if (message.stored.sentAt.getTime() < oldest) return
  const { language, account } = message
  const { title, content } = viewMessage(message.stored, { language, account, timeZone: context.config.timeZone })
  const body = content.length > bodyLettersMax ? `${content.slice(0, bodyLettersMax)}…` : content
  const notice: PushNotice = { id: order.messageId, title, body, url: '/member/messageV2', lang: language }
  await tell(context, subscription, notice)
}

async function tell(context: AppContext, subscription: PushSubscription, notice: PushNotice): Promise<void> {
  const status = await post(context, subscription, notice)
  if (status >= 500 || laterStatuses.includes(status)) throw new Error(`the push service answered ${status}`)
  await transact(context.db, async (tx) => {
    if (status < 300) return saveTaken(tx, subscription.id)
    const isOver = goneStatuses.includes(status) || (await saveRefusal(tx, subscription.id)) >= refusalsMax
    if (isOver) await removeSubscription(tx, subscription.id)
  })
  if (status >= 300) context.log.warn({ status, subscriptionId: subscription.id }, 'a push service refused a notice')
}

/** An address that leads where this server must not connect counts as gone. */
async function post(context: AppContext, subscription: PushSubscription, notice: PushNotice): Promise<number> {
  const { config, secrets, clock } = context
  const { id, endpoint, sealedKeys } = subscription
  const keys: PushKeys = JSON.parse(secrets.open(keysPurpose(id), sealedKeys))
  const sender = { subject: config.portalUrl, now: clock.now() }
  try {
    const { status } = await requestOutside(
      { ...config, isOfMember: true },
      {
        method: 'POST',
        url: endpoint,
        headers: {
          authorization: await vapidHeader(await pushKey(context), endpoint, sender),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(lifeSeconds),
          urgency: 'normal',
        },
        body: encryptPush(JSON.stringify(notice), keys),
        timeoutMs,
      },
    )
    return status
  } catch (error) {
    if (error instanceof OutboundRefused) return 410
    throw error
  }
}
