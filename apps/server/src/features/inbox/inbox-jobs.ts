import * as z from 'zod'
import type { Jobs } from '../../lib/jobs.ts'
import { deliverBroadcast } from './deliver-broadcast.ts'
import { removeOldMessages } from './remove-old-messages.ts'

const Payload = z.object({ broadcastId: z.string() })

export const inboxJobs: Jobs = {
  'send-broadcast': (context, payload) => deliverBroadcast(context, Payload.parse(payload).broadcastId),
  'remove-old-inbox': async (context) => {
    const removedCount = await removeOldMessages(context)
    if (removedCount > 0) context.log.info({ removedCount }, 'old messages removed')
  },
}
