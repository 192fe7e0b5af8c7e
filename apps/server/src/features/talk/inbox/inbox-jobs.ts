import * as z from 'zod'
import type { Jobs } from '../../../lib/jobs.ts'
import { deliverBroadcast } from './deliver-broadcast.ts'
import { removeOldMessages } from './remove-old-messages.ts'
import { sendPush } from './send-push.ts'

const Payload = z.object({ broadcastId: z.string() })
const PushOrder = z.object({ messageId: z.string(), memberId: z.string(), subscriptionId: z.string() })

export const inboxJobs: Jobs = {
  'send-broadcast': (context, payload) => deliverBroadcast(context, Payload.parse(payload).broadcastId),
  'push-notice': (context, payload) => sendPush(context, PushOrder.parse(payload)),
  'remove-old-inbox': async (context) => {
    const removedCount = await removeOldMessages(context)
    if (removedCount > 0) context.log.info({ removedCount }, 'old messages removed')
  },
}
